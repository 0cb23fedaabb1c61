import type { Currency, Money } from '@/domain/money';
import { once } from '@/domain/once';
import { ENGLISH, formatEnglish } from './englishNumbers';

export interface MoneyParts {
  number: string;
  symbol: string;
  position: Currency['position'];
}

export interface NumberFormats {
  /** Formatted number, symbol and symbol position as separate fields, for different font sizes. */
  moneyParts(amount: Money): MoneyParts;
  number(value: number): string;
  /** Average rating with one decimal, such as "5.0". */
  rating(value: number): string;
  /** Whole percentage, as on a discount badge. */
  percent(value: number): string;
}

/** As wide as the number, but blank: an amount in an unknown currency would be a wrong one. */
const blank = (number: string): MoneyParts => ({
  number: '\u2007'.repeat(number.length),
  symbol: '',
  position: 'prefix',
});

/**
 * The formats of a product card, which the first paint needs, too. `currency` is null until the settings are
 * known. An `Intl` object takes milliseconds, and few pages need all of them.
 */
export function createNumberFormats(intlLocale: string, currency: Currency | null): NumberFormats {
  const withDecimals = (decimals: number) =>
    once(
      () =>
        new Intl.NumberFormat(intlLocale, {
          minimumFractionDigits: decimals,
          maximumFractionDigits: decimals,
        }),
    );
  const amounts = withDecimals(2);
  const ratings = withDecimals(1);
  const numbers = once(() => new Intl.NumberFormat(intlLocale));
  const percents = once(
    () => new Intl.NumberFormat(intlLocale, { style: 'percent', maximumFractionDigits: 0 }),
  );
  const inEnglish = (value: number, decimals: number) =>
    intlLocale === ENGLISH ? formatEnglish(value, decimals) : null;
  return {
    moneyParts(amount) {
      // Blank in every language, so `Intl` is not needed.
      if (!currency) return blank(formatEnglish(amount, 2) ?? amount.toFixed(2));
      return { number: inEnglish(amount, 2) ?? amounts().format(amount), ...currency };
    },
    number: (value) => inEnglish(value, 0) ?? numbers().format(value),
    rating: (value) => inEnglish(value, 1) ?? ratings().format(value),
    percent(value) {
      const whole = inEnglish(value, 0);
      return whole === null ? percents().format(value / 100) : `${whole}%`;
    },
  };
}
