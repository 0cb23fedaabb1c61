import type { Backend } from '../backend';
import type { AddressSnapshot } from '../db/schema';
import { against, badField } from '../http/refusal';
import type { Locale } from '../languages';
import { findAddress, type Address } from '../account/addresses.queries';
import { dropLines } from './cart.queries';
import { checkOut, type CheckoutRequest } from './checkout';
import { type OrderEntry, writeOrders } from './writeOrders';

export interface OrderRequest extends CheckoutRequest {
  addressId: number;
  entry: OrderEntry;
}

/** Payment methods that the settings offer. */
function paymentMethods({ settings }: Backend, locale: Locale): string[] {
  const {
    cash_on_delivery: cash,
    online_payment: online,
    payment_gateways: gateways,
  } = settings.master(locale);
  const active = gateways.filter((gateway) => gateway.is_active).map((gateway) => gateway.name);
  return [...(cash ? ['cash'] : []), ...(online ? active : [])];
}

export const isOffered = (backend: Backend, paymentMethod: string, locale: Locale) =>
  paymentMethods(backend, locale).includes(paymentMethod);

export function checkPaymentMethod(backend: Backend, paymentMethod: string, locale: Locale) {
  if (!isOffered(backend, paymentMethod, locale)) {
    throw badField('payment_method', 'The selected {field} is invalid.');
  }
}

/** Copies the fields that orders show. */
const snapshotOf = ({
  userId: _owner,
  isDefault: _preferred,
  latitude: _lat,
  longitude: _long,
  ...address
}: Address): AddressSnapshot => address;

/**
 * Places one order per selected shop from the lines of the cart. Must be called in a transaction, so that a
 * refusal leaves stock and cart unchanged. Returns the payment's address, or null for cash.
 */
export async function placeOrder(
  backend: Backend,
  request: OrderRequest,
  locale: Locale,
): Promise<string | null> {
  const { userId } = request.cart;
  const address = await findAddress(backend, userId, request.addressId);
  if (!address) throw badField('address_id', 'The selected {field} is invalid.');
  checkPaymentMethod(backend, request.entry.paymentMethod, locale);
  const { lines, parcels, refused } = await checkOut(backend, request, locale);
  if (lines.length === 0) throw against('Your cart is empty.');
  if (refused) throw against(refused.text, refused.params);
  const { paymentUrl } = await writeOrders(
    backend,
    { userId, ...request.entry, address: snapshotOf(address), addressId: address.id },
    parcels,
  );
  await dropLines(
    backend,
    request.cart,
    lines.map((line) => line.productId),
  );
  return paymentUrl;
}
