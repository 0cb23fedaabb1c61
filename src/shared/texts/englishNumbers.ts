/** `Intl` locale of English. */
export const ENGLISH = 'en-US';

const GROUPS = /\B(?=(?:\d{3})+$)/g;
const SCALES = [
  [1e3, 'K'],
  [1e6, 'M'],
  [1e9, 'B'],
] as const;
const LARGEST = 1e12;

/**
 * Formats "1,234.50" as `Intl` does, whose first use takes 25 ms, and 100 ms on a phone, before the first
 * paint (decision 019). Null for a number with more decimals, or a very large one: leave those to `Intl`.
 */
export function formatEnglish(value: number, decimals: number): string | null {
  const text = value.toFixed(decimals);
  if (Number(text) !== value || Object.is(value, -0) || Math.abs(value) >= LARGEST) return null;
  const [whole = '', fraction] = text.split('.');
  const grouped = whole.replace(GROUPS, ',');
  return fraction === undefined ? grouped : `${grouped}.${fraction}`;
}

/**
 * Formats a count as "1.2K", like `Intl` with its compact notation and one decimal. Null for what is no whole
 * number from 0 up, or a very large one.
 */
export function shortenEnglish(count: number): string | null {
  if (!Number.isInteger(count) || count < 0) return null;
  if (count < 1000) return String(count);
  for (const [scale, unit] of SCALES) {
    const tenths = Math.round(count / (scale / 10));
    // 999,950 is not "1000K", but "1M".
    if (tenths < 10_000) return `${tenths / 10}${unit}`;
  }
  return null;
}
