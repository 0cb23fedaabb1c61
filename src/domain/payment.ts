import type { Settings } from './settings';
import type { TextKey } from './textKey';

/** The name by which /place-order knows cash on delivery (contract §5). */
export const CASH = 'cash';

export function isCash(method: string): boolean {
  return method.toLowerCase() === CASH;
}

/** The payment window said "success", the order does not say "Paid" yet. */
export const PAYMENT_UNCONFIRMED: TextKey =
  'Your payment is not confirmed yet. Your order history shows it as soon as it is.';

export interface PaymentMethod {
  /** `cash` or the gateway's name. */
  name: string;
  title: string;
  logo: string | null;
}

/** What an order can be paid with: cash unless switched off, and the active gateways unless paying online is. */
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
