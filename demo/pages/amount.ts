import { units } from '../catalogue/money';
import type { Master } from '../settings/master';

/** Unicode isolates: left-to-right, and in the direction of the first letter. */
const fromLeft = (text: string) => `\u2066${text}\u2069`;
const asWritten = (text: string) => `\u2068${text}\u2069`;

/**
 * Formats an amount in cents, with the currency at the position from the settings. A prefix is left of the
 * number in every language, as on the storefront's pages.
 */
export function amountText(cents: number, { currency }: Pick<Master, 'currency'>): string {
  const amount = units(cents).toFixed(2);
  const sign = asWritten(currency.symbol);
  return fromLeft(currency.position === 'prefix' ? `${sign} ${amount}` : `${amount} ${sign}`);
}
