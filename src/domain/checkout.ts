import type { AddressId, ShopId } from './ids';

/** What an order needs before it can be placed. */
export interface OrderWish {
  shopIds: readonly ShopId[];
  addressId: AddressId | null;
  paymentMethod: string | null;
}

export const NO_SHOP = 'Please select at least one shop';
export const NO_ADDRESS = 'Please select shipping address';
export const NO_PAYMENT_METHOD = 'Please select payment method';

/** The first thing that is missing, as the text that says so; null when the order can be placed (contract §5). */
export function missingForOrder({ shopIds, addressId, paymentMethod }: OrderWish): string | null {
  if (shopIds.length === 0) return NO_SHOP;
  if (addressId === null) return NO_ADDRESS;
  if (paymentMethod === null) return NO_PAYMENT_METHOD;
  return null;
}
