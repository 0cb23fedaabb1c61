import type { Money } from './money';
import { fromCents, toCents } from './money';

export interface Priced {
  /** The price before any discount. */
  price: Money;
  /** The price to pay; 0 means that there is no discount. */
  discountPrice: Money;
}

/** The price a shopper pays: the discount price when above 0, else the price (specification §4, "Cart price"). */
export function shownPrice({ price, discountPrice }: Priced): Money {
  return discountPrice > 0 ? discountPrice : price;
}

/** The price to strike out, or null when nothing was taken off (specification §2, "Cart panel"). */
export function struckPrice({ price, discountPrice }: Priced): Money | null {
  return discountPrice > 0 ? price : null;
}

/** Price and discount price with the surcharges of the chosen size and colour (contract §1, "money"). */
export function withSurcharges(priced: Priced, surcharges: readonly Money[]): Priced {
  const extra = surcharges.reduce((cents, surcharge) => cents + toCents(surcharge), 0);
  const add = (amount: Money) => fromCents(toCents(amount) + extra);
  return {
    price: add(priced.price),
    discountPrice: priced.discountPrice > 0 ? add(priced.discountPrice) : 0,
  };
}
