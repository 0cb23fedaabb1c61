import type { SagaGenerator } from 'typed-redux-saga';
import { call, put } from 'typed-redux-saga';
import type { ApiError } from '@/api';
import { callEndpoint, errorText, isAnswerLost, ordersApi } from '@/api';
import type { OrderedAgain } from '@/domain/order';
import { paths } from '@/domain/paths';
import { goTo } from '@/features/navigation';
import { noticeOf, withdrawNotices } from '@/features/notices';
import { overlayClosed, overlayOpened } from '@/features/overlays';
import { closePaymentWindow, keepPaymentWindow, paymentDue } from '@/features/payment';
import { forget, seal, secretUuid } from '@/shared/adapters';
import { learnOrders } from './learnOrders.saga';
import { AGAIN_CALL } from './orderCalls';
import type { orderAgainConfirmed } from './orders.events';

/** "Order Again": once per press; paying online goes on in the window that the press opened. */
export function* orderAgain(again: ReturnType<typeof orderAgainConfirmed>['payload']): SagaGenerator<void> {
  yield* withdrawNotices(['orderUnknown']);
  const idempotencyKey = seal(secretUuid());
  const answer = yield* callEndpoint(
    ordersApi.endpoints.orderAgain.initiate({ ...again, idempotencyKey }, { fixedCacheKey: AGAIN_CALL }),
  );
  forget(idempotencyKey);
  if (!answer.error) yield* call(welcome, answer.data);
  else yield* call(sayFailed, answer.error);
  yield* call(closePaymentWindow);
}

function* welcome({ orderId, paymentUrl }: OrderedAgain) {
  yield* put(overlayClosed('order'));
  yield* goTo(paths.orderHistory);
  if (paymentUrl === null) {
    yield* put(overlayOpened({ name: 'orderConfirm' }));
    return;
  }
  yield* call(keepPaymentWindow);
  yield* put(paymentDue({ url: paymentUrl, lastOrderId: orderId && orderId - 1 }));
}

/** Where nobody can tell whether it was placed, the history shows it. */
function* sayFailed(error: ApiError) {
  if (error.status === 401) return;
  if (!isAnswerLost(error)) {
    yield* put(noticeOf('refused', { text: errorText(error) }));
    return;
  }
  yield* put(overlayClosed('order'));
  yield* goTo(paths.orderHistory);
  yield* put(noticeOf('orderUnknown'));
  yield* call(learnOrders);
}
