import type { Currency, Money } from '@/domain/money';

const INTL_LOCALES: Readonly<Record<string, string>> = { en: 'en-US', ar: 'ar-EG', ir: 'fa-IR', fa: 'fa-IR' };

/** The `Intl` locale of a language code of the settings; unknown ones read as English (contract §10, "number locales"). */
export function intlLocaleOf(locale: string): string {
  const known = Object.hasOwn(INTL_LOCALES, locale) ? INTL_LOCALES[locale] : undefined;
  if (known) return known;
  try {
    return Intl.NumberFormat.supportedLocalesOf(locale)[0] ?? 'en-US';
  } catch {
    return 'en-US';
  }
}

export interface MoneyParts {
  number: string;
  symbol: string;
  position: Currency['position'];
}

export interface Formats {
  /** Two decimals and the symbol's place, apart, so that a page can set them in different sizes. */
  moneyParts(amount: Money): MoneyParts;
  /** One text, isolated from the direction of the sentence around it: a prefix stands on the left in every language, as numbers run. */
  money(amount: Money): string;
  number(value: number): string;
  /** Whole per cents, as on a discount badge. */
  percent(value: number): string;
  /** A rate to the hundredth, as of a tax. */
  rate(value: number): string;
  /** "21 Nov 2026" in the shopper's way; a text that is no date stays as it came. */
  date(value: string | number): string;
  dateTime(value: string | number): string;
  /** The year of the shopper's calendar, the one that dates are written in. */
  year(moment: number): string;
  /** What stands between the parts of a list, with its space. */
  comma: string;
}

/** Left-to-right isolate … pop, and first strong isolate … pop: letters of a symbol run as they are written. */
const fromLeft = (text: string) => `\u2066${text}\u2069`;
const asWritten = (text: string) => `\u2068${text}\u2069`;

export function createFormats(intlLocale: string, currency: Currency): Formats {
  const amounts = new Intl.NumberFormat(intlLocale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const numbers = new Intl.NumberFormat(intlLocale);
  const percents = new Intl.NumberFormat(intlLocale, { style: 'percent', maximumFractionDigits: 0 });
  const rates = new Intl.NumberFormat(intlLocale, { style: 'percent', maximumFractionDigits: 2 });
  const dates = new Intl.DateTimeFormat(intlLocale, { dateStyle: 'medium' });
  const dateTimes = new Intl.DateTimeFormat(intlLocale, { dateStyle: 'medium', timeStyle: 'short' });
  const years = new Intl.DateTimeFormat(intlLocale, { year: 'numeric' });
  const moneyParts = (amount: Money): MoneyParts => ({ number: amounts.format(amount), ...currency });
  return {
    moneyParts,
    money(amount) {
      const { number, symbol, position } = moneyParts(amount);
      const sign = asWritten(symbol);
      return fromLeft(position === 'suffix' ? `${number}\u00a0${sign}` : `${sign}\u00a0${number}`);
    },
    number: (value) => numbers.format(value),
    percent: (value) => percents.format(value / 100),
    rate: (value) => rates.format(value / 100),
    date: (value) => formatMoment(dates, value),
    dateTime: (value) => formatMoment(dateTimes, value),
    year: (moment) =>
      years.formatToParts(moment).find(({ type }) => type === 'year')?.value ?? years.format(moment),
    comma: /^(?:ar|fa|ur)\b/.test(intlLocale) ? '، ' : ', ',
  };
}

/** A day without a time is the same day everywhere; the browser would read it as midnight in UTC. */
const DAY = /^\d{4}-\d\d-\d\d$/;

function formatMoment(format: Intl.DateTimeFormat, value: string | number): string {
  const isDay = typeof value === 'string' && DAY.test(value);
  const moment = new Date(isDay ? `${value}T00:00` : value);
  return Number.isNaN(moment.getTime()) ? String(value) : format.format(moment);
}
