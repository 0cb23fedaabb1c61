import type { SagaGenerator } from 'typed-redux-saga';
import { put } from 'typed-redux-saga';
import { callEndpoint, errorText, ordersApi } from '@/api';
import { noticeOf } from '@/features/notices';
import { overlayClosed } from '@/features/overlays';
import type { orderCancelConfirmed } from './orders.saga';

/** The cache entry in which the dialog sees progress. */
export const CANCEL_CALL = 'orderCancel';

/** An order is cancelled while it is pending; the server says when it no longer is (contract §5). */
export function* cancelOrder({
  payload: orderId,
}: ReturnType<typeof orderCancelConfirmed>): SagaGenerator<void> {
  const answer = yield* callEndpoint(
    ordersApi.endpoints.cancelOrder.initiate(orderId, { fixedCacheKey: CANCEL_CALL }),
  );
  yield* put(overlayClosed('orderCancel'));
  if (!answer.error) {
    yield* put(noticeOf('orderCancelled'));
  } else if (answer.error.status !== 401) {
    yield* put(noticeOf('refused', { text: errorText(answer.error) }));
  }
}
