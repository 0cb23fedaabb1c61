import type { Locale, Texts } from '../languages';

/** Builds a text in every language. */
export const perLocale = (textIn: (locale: Locale) => string): Texts => ({
  en: textIn('en'),
  ar: textIn('ar'),
  ir: textIn('ir'),
});
