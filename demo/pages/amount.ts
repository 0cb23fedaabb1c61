import { units } from '../catalogue/money';
import type { Master } from '../settings/master';

/** Formats an amount in cents, with the currency at the position from the settings. */
export function amountText(cents: number, { currency }: Pick<Master, 'currency'>): string {
  const amount = units(cents).toFixed(2);
  return currency.position === 'prefix' ? `${currency.symbol} ${amount}` : `${amount} ${currency.symbol}`;
}
