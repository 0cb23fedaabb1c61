export const GENDERS = ['male', 'female', 'other'] as const;

/** Formats a moment as "YYYY-MM-DD" in the device's time zone. */
export function dayOf(moment: number): string {
  const date = new Date(moment);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${String(date.getFullYear()).padStart(4, '0')}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** Part of the day for the greeting, in the device's time zone. */
export function partOfDay(moment: number): 'morning' | 'afternoon' | 'evening' {
  const hour = new Date(moment).getHours();
  if (hour >= 4 && hour < 12) return 'morning';
  return hour >= 12 && hour < 18 ? 'afternoon' : 'evening';
}
