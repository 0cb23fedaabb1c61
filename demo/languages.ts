/** The languages of the shop, by the code that the storefront stores and sends. */
export const locales = ['en', 'ar', 'ir'] as const;
export type Locale = (typeof locales)[number];

/** One text in every language. */
export type Texts = Record<Locale, string>;

/** Persian is known as `ir` here; browsers and IANA say `fa`. */
const alsoKnownAs: Record<string, Locale> = { en: 'en', ar: 'ar', ir: 'ir', fa: 'ir' };

/** BCP 47 tags for `Intl`. */
export const intlTag: Record<Locale, string> = { en: 'en-GB', ar: 'ar-EG', ir: 'fa-IR' };

/** The direction of the script. */
export const direction: Record<Locale, 'ltr' | 'rtl'> = { en: 'ltr', ar: 'rtl', ir: 'rtl' };

/** Something for every language, such as a format, from its BCP 47 tag. */
export const perLocale = <T>(make: (tag: string) => T): Record<Locale, T> => ({
  en: make(intlTag.en),
  ar: make(intlTag.ar),
  ir: make(intlTag.ir),
});

export const knownLocale = (code: string): Locale | undefined =>
  alsoKnownAs[code.trim().toLowerCase().split(/[-_;]/)[0] ?? ''];

/** The first language of an Accept-Language header that the shop speaks; English when there is none. */
export function localeOf(acceptLanguage: string | undefined): Locale {
  for (const entry of (acceptLanguage ?? '').split(',')) {
    const locale = knownLocale(entry);
    if (locale) return locale;
  }
  return 'en';
}
