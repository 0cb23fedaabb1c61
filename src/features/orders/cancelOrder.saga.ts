import type { SagaGenerator } from 'typed-redux-saga';
import { call, put } from 'typed-redux-saga';
import { callEndpoint, errorText, isAnswerLost, ordersApi } from '@/api';
import type { OrderId } from '@/domain/ids';
import { noticeOf } from '@/features/notices';
import { overlayClosed } from '@/features/overlays';
import { learnOrders } from './learnOrders.saga';
import { CANCEL_CALL } from './orderCalls';

/** Cancels a pending order; the server refuses other ones (contract §5). */
export function* cancelOrder(orderId: OrderId): SagaGenerator<void> {
  const response = yield* callEndpoint(
    ordersApi.endpoints.cancelOrder.initiate(orderId, { fixedCacheKey: CANCEL_CALL }),
  );
  yield* put(overlayClosed('orderCancel'));
  if (!response.error) {
    yield* put(noticeOf('orderCancelled'));
  } else if (response.error.status !== 401) {
    yield* put(noticeOf('refused', { text: errorText(response.error) }));
    if (isAnswerLost(response.error)) yield* call(learnOrders);
  }
}
