import type { Formats } from '@/shared/texts';

/** Formats as "07", in the numerals of the user's language. */
export function twoDigits(value: number, formats: Formats): string {
  return value < 10 ? formats.number(0) + formats.number(value) : formats.number(value);
}
