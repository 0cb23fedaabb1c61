import type { AddressId, ShopId } from './ids';
import type { TextKey } from './textKey';

/** What is checked out: the selected shops of the basket, or the cart of a "Buy Now" (contract §5). */
export type CheckoutKind = 'cart' | 'buyNow';

/** What an order needs before it can be placed. */
export interface OrderWish {
  shopIds: readonly ShopId[];
  addressId: AddressId | null;
  paymentMethod: string | null;
}

export const NO_SHOP: TextKey = 'Please select at least one shop';
export const NO_ADDRESS: TextKey = 'Please select shipping address';
export const NO_PAYMENT_METHOD: TextKey = 'Please select payment method';

/** The first thing that is missing, as the text that says so; null when the order can be placed (contract §5). */
export function missingForOrder({ shopIds, addressId, paymentMethod }: OrderWish): TextKey | null {
  if (shopIds.length === 0) return NO_SHOP;
  if (addressId === null) return NO_ADDRESS;
  if (paymentMethod === null) return NO_PAYMENT_METHOD;
  return null;
}
