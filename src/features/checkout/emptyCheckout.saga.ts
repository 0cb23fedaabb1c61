import type { SagaGenerator } from 'typed-redux-saga';
import { put, select } from 'typed-redux-saga';
import type { CheckoutQuery } from '@/api';
import type { Checkout } from '@/domain/cart';
import { cartOutdated, selectionCorrected } from '@/features/cart';
import { selectIsMultiVendor } from '@/features/settings';
import { selectCheckoutQuery } from './checkout.selectors';

/** What a fulfilled /cart/checkout carries. */
export interface CheckoutAnswer {
  payload: Checkout;
  meta: { arg: { originalArgs: CheckoutQuery } };
}

/** Specification §4, "Shop selection": when the checkout comes back empty, the selection is cleared. */
export function* clearEmptySelection({ payload, meta }: CheckoutAnswer): SagaGenerator<void> {
  if (payload.shops.length > 0) return;
  const { shopIds, isBuyNow } = meta.arg.originalArgs;
  const query = yield* select(selectCheckoutQuery, isBuyNow ? 'buyNow' : 'cart');
  if (query?.shopIds.join() !== shopIds.join()) return;
  // A single vendor stays selected as long as the cart has anything of it.
  if (!isBuyNow && (yield* select(selectIsMultiVendor))) yield* put(selectionCorrected([]));
  yield* put(cartOutdated('checkoutEmpty'));
}
