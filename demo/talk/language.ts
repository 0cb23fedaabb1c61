import type { Locale } from '../languages';

/** The language of a message: Persian is told from Arabic by the letters that it has alone. */
export function languageOf(message: string, otherwise: Locale): Locale {
  if (/[پچژگکی]/.test(message)) return 'ir';
  if (/[\u0621-\u064A]/.test(message)) return otherwise === 'ir' ? 'ir' : 'ar';
  return /[a-z]/i.test(message) ? 'en' : otherwise;
}
