import type { Currency, Money } from '@/domain/money';
import { once } from '@/domain/once';
import { ownEntry } from '@/domain/ownEntry';
import { usualDirectionOf } from '@/domain/settings';
import { ENGLISH } from './englishNumbers';
import type { NumberFormats } from './numberFormats';
import { createNumberFormats } from './numberFormats';

const INTL_LOCALES: Readonly<Record<string, string>> = { en: ENGLISH, ar: 'ar-EG', ir: 'fa-IR', fa: 'fa-IR' };

/**
 * `Intl` locale of a language code of the settings; English for unknown codes (R4).
 */
export function intlLocaleOf(locale: string): string {
  const known = ownEntry(INTL_LOCALES, locale);
  if (known) return known;
  try {
    return Intl.NumberFormat.supportedLocalesOf(locale)[0] ?? ENGLISH;
  } catch {
    return ENGLISH;
  }
}

/** `Intl` locale of dates: English ones put the day first, as the server's texts do. */
export const dateLocaleOf = (intlLocale: string): string => (intlLocale === ENGLISH ? 'en-GB' : intlLocale);

const DAY_FORMAT = { day: 'numeric', month: 'short', year: 'numeric' } as const;

export interface Formats extends NumberFormats {
  /**
   * Amount with symbol, as a bidi-isolated left-to-right text: a prefix is left of the number in every
   * language.
   */
  money(amount: Money): string;
  /** Number of at least two digits, such as "07". */
  twoDigits(value: number): string;
  /** Percentage with up to two decimals, as of a tax rate. */
  rate(value: number): string;
  /** Localized date, such as "21 Nov 2026"; an invalid date is returned unchanged. */
  date(value: string | number): string;
  dateTime(value: string | number): string;
  /** Year in the calendar of the locale. */
  year(moment: number): string;
  /** List separator, including the space. */
  comma: string;
  /** A text within another one, isolated if it may run in the other direction. */
  isolated(text: string): string;
}

/**
 * Unicode isolates: left-to-right, and first strong character, which keeps the direction of a symbol's
 * letters.
 */
const fromLeft = (text: string) => `\u2066${text}\u2069`;
const asWritten = (text: string) => `\u2068${text}\u2069`;

const LATIN_LETTER = /[A-Za-z]/;
const RTL_LETTER = /[\u0590-\u08ff]/;

/**
 * A text within one of the locale, such as a shop's name in a sentence: isolated if it has letters that run
 * in the other direction.
 */
export const isolatedIn = (intlLocale: string, text: string): string =>
  (usualDirectionOf(intlLocale) === 'rtl' ? LATIN_LETTER : RTL_LETTER).test(text) ? asWritten(text) : text;

/** `currency` is null until the settings are known. */
export function createFormats(intlLocale: string, currency: Currency | null): Formats {
  const numbers = createNumberFormats(intlLocale, currency);
  const rates = once(() => new Intl.NumberFormat(intlLocale, { style: 'percent', maximumFractionDigits: 2 }));
  const dates = once(() => new Intl.DateTimeFormat(dateLocaleOf(intlLocale), DAY_FORMAT));
  const dateTimes = once(
    () =>
      new Intl.DateTimeFormat(dateLocaleOf(intlLocale), {
        ...DAY_FORMAT,
        hour: 'numeric',
        minute: '2-digit',
      }),
  );
  const years = once(() => new Intl.DateTimeFormat(intlLocale, { year: 'numeric' }));
  return {
    ...numbers,
    money(amount) {
      const { number, symbol, position } = numbers.moneyParts(amount);
      const sign = asWritten(symbol);
      return fromLeft(position === 'suffix' ? `${number}\u00a0${sign}` : `${sign}\u00a0${number}`);
    },
    twoDigits: (value) => `${value < 10 ? numbers.number(0) : ''}${numbers.number(value)}`,
    rate: (value) => rates().format(value / 100),
    date: (value) => formatMoment(dates(), value),
    dateTime: (value) => formatMoment(hasClock(value) ? dateTimes() : dates(), value),
    year: (moment) =>
      years()
        .formatToParts(moment)
        .find(({ type }) => type === 'year')?.value ?? years().format(moment),
    isolated: (text) => isolatedIn(intlLocale, text),
    comma: /^(?:ar|fa|ur)\b/.test(intlLocale) ? '، ' : ', ',
  };
}

/** A date without a time is parsed as local time; `Date` would parse it as midnight UTC. */
const DAY = /^\d{4}-\d\d-\d\d$/;

/** Without a year, `Date` reads nearly any text with a number in it as a day of 2001. */
const YEAR = /(?<!\d)\d{4}(?!\d)/;

/** Day and month in numbers before the year: servers differ in which of both is first. */
const AMBIGUOUS = /^\s*\d{1,2}[./-]\d{1,2}[./-]\d{4}/;

const hasClock = (value: string | number) => typeof value === 'number' || /\d:\d/.test(value);

function formatMoment(format: Intl.DateTimeFormat, value: string | number): string {
  if (typeof value === 'string' && (!YEAR.test(value) || AMBIGUOUS.test(value))) return value;
  const isDay = typeof value === 'string' && DAY.test(value);
  const moment = new Date(isDay ? `${value}T00:00` : value);
  return Number.isNaN(moment.getTime()) ? String(value) : format.format(moment);
}
