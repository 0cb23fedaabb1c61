import { units } from '../catalogue/money';
import type { Master } from '../settings/master';

/** An amount in cents, with the shop's currency where the settings put it. */
export function amountText(cents: number, { currency }: Pick<Master, 'currency'>): string {
  const amount = units(cents).toFixed(2);
  return currency.position === 'prefix' ? `${currency.symbol} ${amount}` : `${amount} ${currency.symbol}`;
}
