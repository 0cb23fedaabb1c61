/** Amount in the currency's units (12.5 = 12 units and 50 cents), as the server sends it. */
export type Money = number;

/** Integer cents, so that sums are exact; rounds half away from zero. */
export function toCents(amount: Money): number {
  return Math.sign(amount) * Math.round((Math.abs(amount) + Number.EPSILON) * 100);
}

export function fromCents(cents: number): Money {
  return cents / 100;
}

/** Exact sum of amounts with two decimals each. */
export function sumOfMoney(amounts: readonly Money[]): Money {
  return fromCents(amounts.reduce((cents, amount) => cents + toCents(amount), 0));
}

export interface Currency {
  symbol: string;
  position: 'prefix' | 'suffix';
}
