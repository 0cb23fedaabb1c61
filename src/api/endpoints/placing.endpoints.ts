import type { AddressId } from '@/domain/ids';
import type { SecretRef } from '@/shared/adapters';
import { api } from '../api';
import { placedOrderWire } from '../wire/order.wire';
import type { CheckoutQuery } from './cart.endpoints';

export interface OrderPlacement extends Omit<CheckoutQuery, 'basis'> {
  addressId: AddressId;
  /** `cash` or the name of a gateway. */
  paymentMethod: string;
  note: string;
  /** One per press of the button, so that no press becomes two orders. */
  idempotencyKey: SecretRef;
}

export const placingApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** POST /place-order: creates one order per shop; returns a payment URL unless paid in cash. */
    placeOrder: build.mutation<{ paymentUrl: string | null }, OrderPlacement>({
      query: ({ shopIds, addressId, paymentMethod, note, couponCode, shield, isBuyNow, idempotencyKey }) => ({
        url: '/place-order',
        method: 'POST',
        headers: { 'Idempotency-Key': idempotencyKey },
        body: {
          shop_ids: shopIds,
          address_id: addressId,
          payment_method: paymentMethod,
          shield_shipping: shield,
          ...(note ? { note } : {}),
          ...(couponCode ? { coupon_code: couponCode } : {}),
          ...(isBuyNow ? { is_buy_now: true } : {}),
        },
        reads: placedOrderWire,
      }),
      invalidatesTags: (_response, error) => (error ? [] : ['Orders', 'Stock']),
    }),
  }),
});
