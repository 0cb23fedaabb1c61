import type { Money } from './money';
import { fromCents, toCents } from './money';

export interface Priced {
  /** The price before any discount. */
  price: Money;
  /** Price to pay; 0 means no discount. */
  discountPrice: Money;
}

/**
 * The price a shopper pays: the discount price when above 0, else the price (specification §4, "Cart price").
 */
export function shownPrice({ price, discountPrice }: Priced): Money {
  return discountPrice > 0 ? discountPrice : price;
}

/** Price to show struck through, or null without a discount (specification §2, "Cart panel"). */
export function struckPrice({ price, discountPrice }: Priced): Money | null {
  return discountPrice > 0 ? price : null;
}

/** Price and discount price with the surcharges of the selected size and color (R29). */
export function withSurcharges(priced: Priced, surcharges: readonly Money[]): Priced {
  const extra = surcharges.reduce((cents, surcharge) => cents + toCents(surcharge), 0);
  const add = (amount: Money) => fromCents(toCents(amount) + extra);
  return {
    price: add(priced.price),
    discountPrice: priced.discountPrice > 0 ? add(priced.discountPrice) : 0,
  };
}
