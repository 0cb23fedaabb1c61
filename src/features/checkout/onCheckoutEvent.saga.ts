import type { Action } from '@reduxjs/toolkit';
import type { SagaGenerator } from 'typed-redux-saga';
import { call, put, select } from 'typed-redux-saga';
import type { CheckoutQuery } from '@/api';
import { cartApi, isApiError } from '@/api';
import type { Checkout } from '@/domain/cart';
import { cartOutdated, selectionCleared } from '@/features/cart';
import { selectVoucherObstacle } from '@/features/vouchers';
import { showError } from '@/core/notices';
import { selectCheckoutQuery } from './checkout.selectors';
import { couponRefused } from './summary/coupon.events';

const { getCheckout } = cartApi.endpoints;

/** Side effects of a /cart/checkout response. */
export function* onCheckoutEvent(response: Action): SagaGenerator<void> {
  if (getCheckout.matchFulfilled(response)) {
    yield* call(noteRefusedCoupon, response.payload, response.meta.arg.originalArgs);
    yield* call(clearEmptySelection, response.payload, response.meta.arg.originalArgs);
  } else if (getCheckout.matchRejected(response))
    yield* call(showRefused, response.payload, response.meta.arg.originalArgs);
}

/** False for an outdated response, of another selection or of other lines. */
function* isCurrent({ basis, shopIds, isBuyNow }: CheckoutQuery): SagaGenerator<boolean> {
  const query = yield* select(selectCheckoutQuery, isBuyNow ? 'buyNow' : 'cart');
  return query?.basis === basis && query.shopIds.join() === shopIds.join();
}

/** A row of its own for QA: the response itself only has the server's message. */
function* noteRefusedCoupon(checkout: Checkout, query: CheckoutQuery): SagaGenerator<void> {
  const { couponCode: code, shopIds, isBuyNow } = query;
  if (code === null || checkout.couponApplied || !(yield* call(isCurrent, query))) return;
  const { obstacle, isCollected } = yield* select(selectVoucherObstacle, code, checkout.shops);
  const facts = { code, shopIds, isBuyNow, isCollected, message: checkout.message };
  if (obstacle?.kind === 'amountMissing')
    yield* put(couponRefused({ ...facts, reason: 'belowMinimum', missing: obstacle.amount }));
  else yield* put(couponRefused({ ...facts, reason: obstacle ? 'otherShop' : null }));
}

/** Specification §4, "Shop selection": when the response's checkout is empty, the selection is cleared. */
function* clearEmptySelection(checkout: Checkout, query: CheckoutQuery): SagaGenerator<void> {
  if (checkout.shops.some(({ lines }) => lines.length > 0) || !(yield* call(isCurrent, query))) return;
  if (!query.isBuyNow) yield* put(selectionCleared(query.basis));
  yield* put(cartOutdated('checkoutEmpty'));
}

/**
 * Specification §8: a refused checkout shows the server's message as a toast; a 401 ends the session, which
 * has a notice of its own.
 */
function* showRefused(error: unknown, query: CheckoutQuery): SagaGenerator<void> {
  if (!isApiError(error) || error.kind !== 'http') return;
  if (yield* call(isCurrent, query)) yield* call(showError, error);
}
