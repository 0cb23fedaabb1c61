/** The languages of the shop, by the code that the storefront stores and sends. */
export const locales = ['en', 'ar', 'ir'] as const;
export type Locale = (typeof locales)[number];

/** A text in every language. */
export type Texts = Record<Locale, string>;

/** The shop's code of Persian is `ir`; browsers and IANA use `fa`. */
const alsoKnownAs: Record<string, Locale> = { en: 'en', ar: 'ar', ir: 'ir', fa: 'ir' };

/** BCP 47 tags for `Intl`. */
export const intlTag: Record<Locale, string> = { en: 'en-GB', ar: 'ar-EG', ir: 'fa-IR' };

/** The direction of the script. */
export const direction: Record<Locale, 'ltr' | 'rtl'> = { en: 'ltr', ar: 'rtl', ir: 'rtl' };

/** Builds a value per language, such as a formatter, from its BCP 47 tag. */
export const perLocale = <T>(make: (tag: string) => T): Record<Locale, T> => ({
  en: make(intlTag.en),
  ar: make(intlTag.ar),
  ir: make(intlTag.ir),
});

export const knownLocale = (code: string): Locale | undefined =>
  alsoKnownAs[code.trim().toLowerCase().split(/[-_;]/)[0] ?? ''];

/** Returns the first supported language of an Accept-Language header, or English. */
export function localeOf(acceptLanguage: string | undefined): Locale {
  for (const entry of (acceptLanguage ?? '').split(',')) {
    const locale = knownLocale(entry);
    if (locale) return locale;
  }
  return 'en';
}
