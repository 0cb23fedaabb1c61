import type { SagaGenerator } from 'typed-redux-saga';
import { call, put, race, take } from 'typed-redux-saga';
import type { ApiError } from '@/api';
import { callEndpoint, isResponseLost, ordersApi, refetchQuery } from '@/api';
import type { OrderedAgain } from '@/domain/order';
import { paths } from '@/domain/paths';
import { goTo } from '@/core/navigation';
import { noticeOf, showError, withdrawNotices } from '@/core/notices';
import { overlayClosed, overlayOpened } from '@/core/overlays';
import { sessionEnded } from '@/core/session';
import {
  closePaymentWindow,
  retainPaymentWindow,
  paymentDue,
  withdrawCancellation,
} from '@/features/payment';
import { forget, storeSecret, secretUuid } from '@/shared/adapters';
import { refetchOrders } from '../refetchOrders.saga';
import { AGAIN_CALL } from '../orders.keys';
import { orderAgainConfirmed } from '../orders.events';

type Again = ReturnType<typeof orderAgainConfirmed>['payload'];

/**
 * Handles "Order Again": one request per press; online payment continues in the window opened by the press.
 * An outcome after the end of the session must not reach the next user (R19).
 */
export function* orderAgain(again: Again): SagaGenerator<void> {
  yield* withdrawNotices(['orderUnknown']);
  yield* call(withdrawCancellation);
  yield* race([call(sendIfReachable, again), take(sessionEnded)]);
  yield* call(closePaymentWindow);
}

function* sendIfReachable(again: Again) {
  if (yield* call(isReachable, again)) yield* call(send, again);
}

/** Reads the order first: without a network nothing was sent, and the press is offered again (R81). */
function* isReachable(again: Again): SagaGenerator<boolean> {
  const { error } = yield* refetchQuery(ordersApi.endpoints.getOrderDetails, again.orderId);
  if (error?.kind !== 'network') return true;
  yield* put(overlayClosed('order'));
  yield* call(showError, error, orderAgainConfirmed(again));
  return false;
}

function* send(again: Again) {
  const idempotencyKey = storeSecret(secretUuid());
  const response = yield* callEndpoint(
    ordersApi.endpoints.orderAgain.initiate({ ...again, idempotencyKey }, { fixedCacheKey: AGAIN_CALL }),
  );
  forget(idempotencyKey);
  if (!response.error) yield* call(handlePlaced, response.data);
  else yield* call(showFailed, response.error);
}

function* handlePlaced({ orderId, paymentUrl }: OrderedAgain) {
  yield* put(overlayClosed('order'));
  yield* goTo(paths.orderHistory);
  if (paymentUrl === null) {
    yield* put(overlayOpened({ name: 'orderConfirm', newerThan: orderId && orderId - 1 }));
    return;
  }
  yield* call(retainPaymentWindow);
  yield* put(paymentDue({ url: paymentUrl, lastOrderId: orderId && orderId - 1 }));
}

/** After a lost response the outcome is unknown, so the order history is shown. */
function* showFailed(error: ApiError) {
  if (!isResponseLost(error)) {
    yield* call(showError, error);
    return;
  }
  yield* put(overlayClosed('order'));
  yield* goTo(paths.orderHistory);
  yield* put(noticeOf('orderUnknown'));
  yield* call(refetchOrders);
}
