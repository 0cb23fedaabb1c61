const moments = new Intl.DateTimeFormat('en-GB', {
  ...{ year: 'numeric', month: '2-digit', day: '2-digit' },
  ...{ hour: '2-digit', minute: '2-digit', second: '2-digit' },
});
const hours = new Intl.DateTimeFormat('en-GB', {
  ...{ hour: '2-digit', minute: '2-digit', second: '2-digit' },
  fractionalSecondDigits: 3,
});

/** Formats Unix milliseconds as date and time. */
export const momentLabel = (at: number) => moments.format(at);
/** Formats Unix milliseconds as a time of day with milliseconds. */
export const hourLabel = (at: number) => hours.format(at);

/** Formats a duration in milliseconds, such as "+1 h 30 min". */
export function durationLabel(milliseconds: number): string {
  const minutes = Math.round(Math.abs(milliseconds) / 60_000);
  if (minutes === 0) return '0 min';
  const units = [
    [Math.floor(minutes / 1440), 'd'],
    [Math.floor(minutes / 60) % 24, 'h'],
    [minutes % 60, 'min'],
  ] as const;
  const labels = units.filter(([count]) => count > 0).map(([count, unit]) => `${count} ${unit}`);
  return `${milliseconds < 0 ? '−' : '+'}${labels.join(' ')}`;
}
