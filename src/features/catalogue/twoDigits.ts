import type { Formats } from '@/shared/texts';

/** "07", in the shopper's numerals. */
export function twoDigits(value: number, formats: Formats): string {
  return value < 10 ? formats.number(0) + formats.number(value) : formats.number(value);
}
