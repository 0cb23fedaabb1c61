import type { Settings } from './settings';
import type { TextKey } from './textKey';

/** Name of cash on delivery in /place-order (api §5). */
export const CASH = 'cash';

/** Names that servers give it in their orders; a gateway may begin with the same word. */
const CASH_NAMES = /^(?:cod|cash(?:[ _-]?(?:payment|on[ _-]?delivery))?)$/i;

export function isCash(method: string): boolean {
  return CASH_NAMES.test(method.trim());
}

/** Shown when the payment window reported success but the order is not "Paid" yet. */
export const PAYMENT_UNCONFIRMED: TextKey =
  'Your payment is not confirmed yet. Your order history shows it as soon as it is.';

export interface PaymentMethod {
  /** `cash` or the name of a gateway. */
  name: string;
  title: string;
  logo: string | null;
}

/** Available payment methods: cash and the active gateways, unless the settings disable them. */
export function paymentMethods(
  settings: Pick<Settings, 'cashOnDelivery' | 'onlinePayment' | 'paymentGateways'>,
): PaymentMethod[] {
  const cash = { name: CASH, title: 'Cash on delivery', logo: null };
  const gateways = settings.onlinePayment ? settings.paymentGateways.filter(({ isActive }) => isActive) : [];
  return [
    ...(settings.cashOnDelivery ? [cash] : []),
    ...gateways.map(({ name, title, logo }) => ({ name, title, logo })),
  ];
}
