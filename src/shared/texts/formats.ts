import type { Currency, Money } from '@/domain/money';
import { ownEntry } from '@/domain/ownEntry';
import { usualDirectionOf } from '@/domain/settings';
import { ENGLISH, formatEnglish } from './englishNumbers';

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

export interface MoneyParts {
  number: string;
  symbol: string;
  position: Currency['position'];
}

export interface Formats {
  /** Formatted number, symbol and symbol position as separate fields, for different font sizes. */
  moneyParts(amount: Money): MoneyParts;
  /**
   * Amount with symbol, as a bidi-isolated left-to-right text: a prefix is left of the number in every
   * language.
   */
  money(amount: Money): string;
  number(value: number): string;
  /** Average rating with one decimal, such as "5.0". */
  rating(value: number): string;
  /** Number of at least two digits, such as "07". */
  twoDigits(value: number): string;
  /** Whole percentage, as on a discount badge. */
  percent(value: number): string;
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

/** Creates a value at its first use: an `Intl` object takes milliseconds, and few pages need all of them. */
function once<Value>(create: () => Value): () => Value {
  let value: Value | undefined;
  return () => (value ??= create());
}

/** As wide as the number, but blank: an amount in an unknown currency would be a wrong one. */
const blank = (number: string): MoneyParts => ({
  number: '\u2007'.repeat(number.length),
  symbol: '',
  position: 'prefix',
});

/** `currency` is null until the settings are known. */
export function createFormats(intlLocale: string, currency: Currency | null): Formats {
  const amounts = once(
    () => new Intl.NumberFormat(intlLocale, { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
  );
  const numbers = once(() => new Intl.NumberFormat(intlLocale));
  const ratings = once(
    () => new Intl.NumberFormat(intlLocale, { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
  );
  const percents = once(
    () => new Intl.NumberFormat(intlLocale, { style: 'percent', maximumFractionDigits: 0 }),
  );
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
  const inEnglish = (value: number, decimals: number) =>
    intlLocale === ENGLISH ? formatEnglish(value, decimals) : null;
  const number = (value: number) => inEnglish(value, 0) ?? numbers().format(value);
  const moneyParts = (amount: Money): MoneyParts => {
    // Blank in every language, so `Intl` is not needed.
    if (!currency) return blank(formatEnglish(amount, 2) ?? String(amount));
    return { number: inEnglish(amount, 2) ?? amounts().format(amount), ...currency };
  };
  return {
    moneyParts,
    money(amount) {
      const { number, symbol, position } = moneyParts(amount);
      const sign = asWritten(symbol);
      return fromLeft(position === 'suffix' ? `${number}\u00a0${sign}` : `${sign}\u00a0${number}`);
    },
    number,
    rating: (value) => inEnglish(value, 1) ?? ratings().format(value),
    twoDigits: (value) => (value < 10 ? number(0) + number(value) : number(value)),
    percent(value) {
      const whole = inEnglish(value, 0);
      return whole === null ? percents().format(value / 100) : `${whole}%`;
    },
    rate: (value) => rates().format(value / 100),
    date: (value) => formatMoment(dates(), value),
    dateTime: (value) => formatMoment(dateTimes(), value),
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

function formatMoment(format: Intl.DateTimeFormat, value: string | number): string {
  const isDay = typeof value === 'string' && DAY.test(value);
  const moment = new Date(isDay ? `${value}T00:00` : value);
  return Number.isNaN(moment.getTime()) ? String(value) : format.format(moment);
}
