import type { Locale } from '../languages';

/** Detects the language of a message. Persian is recognized by letters that Arabic does not have. */
export function languageOf(message: string, fallback: Locale): Locale {
  if (/[پچژگکی]/.test(message)) return 'ir';
  if (/[\u0621-\u064A]/.test(message)) return fallback === 'ir' ? 'ir' : 'ar';
  return /[a-z]/i.test(message) ? 'en' : fallback;
}
