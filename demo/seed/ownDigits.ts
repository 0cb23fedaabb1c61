import { intlTag, locales, type Locale, type Texts } from '../languages';
import { perLocale } from './perLocale';

/** A number, with the letter and the gap before it, and the character after it. */
const NUMBER = /(?<=(\p{L})?([\s\u00a0-]*))(?<![\d.,])\d+(?:[.,]\d+)*(?=(.?))/gu;

const LATIN = /[a-z]/i;

/** The digits 0 to 9 of a language. */
const digitsOf = (locale: Locale): string[] =>
  Array.from({ length: 10 }, (_, digit) => new Intl.NumberFormat(intlTag[locale]).format(digit));

const digits = Object.fromEntries(locales.map((locale) => [locale, digitsOf(locale)])) as Record<
  Locale,
  string[]
>;

/** Writes numbers with the language's digits; those of Latin names and codes ("Mono 2", "4K") stay. */
export const withOwnDigits = (texts: Texts): Texts =>
  perLocale((locale) =>
    locale === 'en'
      ? texts.en
      : texts[locale].replace(NUMBER, (number, before = '', _gap, after = '') =>
          LATIN.test(before as string) || LATIN.test(after as string)
            ? number
            : number
                .replace(/\d/g, (digit) => digits[locale][Number(digit)] ?? digit)
                .replace(/,/g, '٬')
                .replace('.', '٫'),
        ),
  );
