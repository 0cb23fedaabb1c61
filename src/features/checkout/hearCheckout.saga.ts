import type { Action } from '@reduxjs/toolkit';
import type { SagaGenerator } from 'typed-redux-saga';
import { call, put, select } from 'typed-redux-saga';
import type { CheckoutQuery } from '@/api';
import { cartApi, errorText, isApiError } from '@/api';
import type { Checkout } from '@/domain/cart';
import { cartOutdated, selectionCleared } from '@/features/cart';
import { noticeOf } from '@/features/notices';
import { selectCheckoutQuery } from './checkout.selectors';

const { getCheckout } = cartApi.endpoints;

/** What comes of an answered /cart/checkout beside the figures. */
export function* hearCheckout(answer: Action): SagaGenerator<void> {
  if (getCheckout.matchFulfilled(answer))
    yield* call(clearEmptySelection, answer.payload, answer.meta.arg.originalArgs);
  else if (getCheckout.matchRejected(answer))
    yield* call(sayRefused, answer.payload, answer.meta.arg.originalArgs);
}

/** A response for another selection, or for other lines, is an older one. */
function* isCurrent({ basis, shopIds, isBuyNow }: CheckoutQuery): SagaGenerator<boolean> {
  const query = yield* select(selectCheckoutQuery, isBuyNow ? 'buyNow' : 'cart');
  return query?.basis === basis && query.shopIds.join() === shopIds.join();
}

/** Specification §4, "Shop selection": when the checkout comes back empty, the selection is cleared. */
function* clearEmptySelection(checkout: Checkout, query: CheckoutQuery): SagaGenerator<void> {
  if (checkout.shops.some(({ lines }) => lines.length > 0) || !(yield* call(isCurrent, query))) return;
  if (!query.isBuyNow) yield* put(selectionCleared(query.basis));
  yield* put(cartOutdated('checkoutEmpty'));
}

/** Specification §8: the server's message of a refused checkout is a toast; a 401 has ended the session, which is said elsewhere. */
function* sayRefused(error: unknown, query: CheckoutQuery): SagaGenerator<void> {
  if (!isApiError(error) || error.kind !== 'http' || error.status === 401) return;
  if (yield* call(isCurrent, query)) yield* put(noticeOf('refused', { text: errorText(error) }));
}
