import type { AddressId, ShopId } from './ids';
import type { TextKey } from './textKey';

/** Checkout source: the selected shops of the cart, or a "Buy Now" cart (R46). */
export type CheckoutKind = 'cart' | 'buyNow';

/** Required input of an order. */
export interface OrderAction {
  shopIds: readonly ShopId[];
  addressId: AddressId | null;
  paymentMethod: string | null;
}

export const NO_SHOP: TextKey = 'Please select at least one shop';
export const NO_ADDRESS: TextKey = 'Please select shipping address';
export const NO_PAYMENT_METHOD: TextKey = 'Please select payment method';

/** Message for the first missing input; null when the order can be placed (R45). */
export function missingForOrder({ shopIds, addressId, paymentMethod }: OrderAction): TextKey | null {
  if (shopIds.length === 0) return NO_SHOP;
  if (addressId === null) return NO_ADDRESS;
  if (paymentMethod === null) return NO_PAYMENT_METHOD;
  return null;
}
