import { formatEnglish, shortenEnglish } from '@/shared/texts/englishNumbers';

/** Numbers of all sizes with up to three decimals, including ties of rounding. */
const numbers = [
  0,
  1,
  1.5,
  4.05,
  4.25,
  4.35,
  0.1 + 0.2,
  999.95,
  1e11 + 0.5,
  1e12,
  1e21,
  -1,
  -25,
  -1234.5,
  -0,
];
for (let exponent = 0; exponent < 13; exponent += 1)
  for (const digits of [1, 1.005, 1.25, 1.349, 4.4, 9.4999, 9.95, 9.9949, 9.99951])
    numbers.push(digits * 10 ** exponent, Math.round(digits * 10 ** exponent));

it.each([0, 1, 2])('formats numbers with %i decimals as `Intl` does', (decimals) => {
  const intl = new Intl.NumberFormat('en-US', {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });
  for (const value of numbers)
    expect(formatEnglish(value, decimals) ?? intl.format(value)).toBe(intl.format(value));
  expect(formatEnglish(1234567, decimals)).toBe(intl.format(1234567));
});

it('leaves numbers that need decimal rounding, and numbers that are none, to `Intl`', () => {
  for (const value of [4.35, 1e21, -0, NaN, Infinity]) expect(formatEnglish(value, 1)).toBeNull();
});

it('shortens counts as `Intl` does', () => {
  const intl = new Intl.NumberFormat('en-US', { notation: 'compact', maximumFractionDigits: 1 });
  const counts = numbers.filter((value) => Number.isInteger(value) && value > 0 && value < 1e12);
  for (const count of counts) expect(shortenEnglish(count) ?? intl.format(count)).toBe(intl.format(count));
  expect([0, 950, 5_100, 12_340, 999_950].map(shortenEnglish)).toEqual(['0', '950', '5.1K', '12.3K', '1M']);
  for (const other of [1.5, -1, 1e12, NaN]) expect(shortenEnglish(other)).toBeNull();
});
