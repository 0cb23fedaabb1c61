import type { SagaGenerator } from 'typed-redux-saga';
import { call, put } from 'typed-redux-saga';
import { callEndpoint, errorText, isAnswerLost, ordersApi } from '@/api';
import type { OrderId } from '@/domain/ids';
import { noticeOf } from '@/features/notices';
import { overlayClosed } from '@/features/overlays';
import { learnOrders } from './learnOrders.saga';
import { CANCEL_CALL } from './orderCalls';

/** An order is cancelled while it is pending; the server says when it no longer is (contract §5). */
export function* cancelOrder(orderId: OrderId): SagaGenerator<void> {
  const answer = yield* callEndpoint(
    ordersApi.endpoints.cancelOrder.initiate(orderId, { fixedCacheKey: CANCEL_CALL }),
  );
  yield* put(overlayClosed('orderCancel'));
  if (!answer.error) {
    yield* put(noticeOf('orderCancelled'));
  } else if (answer.error.status !== 401) {
    yield* put(noticeOf('refused', { text: errorText(answer.error) }));
    if (isAnswerLost(answer.error)) yield* call(learnOrders);
  }
}
