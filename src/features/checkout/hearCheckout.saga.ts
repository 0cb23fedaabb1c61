import type { Action } from '@reduxjs/toolkit';
import type { SagaGenerator } from 'typed-redux-saga';
import { call, put, select } from 'typed-redux-saga';
import type { CheckoutQuery } from '@/api';
import { cartApi, errorText, isApiError } from '@/api';
import type { Checkout } from '@/domain/cart';
import { cartOutdated, selectionCorrected } from '@/features/cart';
import { noticeOf } from '@/features/notices';
import { selectIsMultiVendor } from '@/features/settings';
import { selectCheckoutQuery } from './checkout.selectors';

const { getCheckout } = cartApi.endpoints;

/** What comes of an answered /cart/checkout beside the figures. */
export function* hearCheckout(answer: Action): SagaGenerator<void> {
  if (getCheckout.matchFulfilled(answer))
    yield* call(clearEmptySelection, answer.payload, answer.meta.arg.originalArgs);
  else if (getCheckout.matchRejected(answer)) yield* call(sayRefused, answer.payload);
}

/** Specification §4, "Shop selection": when the checkout comes back empty, the selection is cleared. */
function* clearEmptySelection(checkout: Checkout, { shopIds, isBuyNow }: CheckoutQuery): SagaGenerator<void> {
  if (checkout.shops.length > 0) return;
  const query = yield* select(selectCheckoutQuery, isBuyNow ? 'buyNow' : 'cart');
  if (query?.shopIds.join() !== shopIds.join()) return;
  // A single vendor stays selected as long as the cart has anything of it.
  if (!isBuyNow && (yield* select(selectIsMultiVendor))) yield* put(selectionCorrected([]));
  yield* put(cartOutdated('checkoutEmpty'));
}

/** Specification §8: the server's message of a refused checkout is a toast; a 401 has ended the session, which is said elsewhere. */
function* sayRefused(error: unknown): SagaGenerator<void> {
  if (isApiError(error) && error.kind === 'http' && error.status !== 401)
    yield* put(noticeOf('refused', { text: errorText(error) }));
}
