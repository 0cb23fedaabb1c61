import type { SagaGenerator } from 'typed-redux-saga';
import { call, put, select } from 'typed-redux-saga';
import { callEndpoint, isResponseLost, ordersApi } from '@/api';
import type { OrderId } from '@/domain/ids';
import { noticeOf, showError } from '@/core/notices';
import { closeSame, selectOverlay } from '@/core/overlays';
import { refetchOrders } from '../refetchOrders.saga';
import { orderCancelConfirmed } from '../orders.events';

/** Cancels a pending order; the server refuses other ones (R50). */
export function* cancelOrder(orderId: OrderId): SagaGenerator<void> {
  const dialog = yield* select(selectOverlay, 'orderCancel');
  const response = yield* callEndpoint(ordersApi.endpoints.cancelOrder.initiate(orderId, { track: false }));
  yield* call(closeSame, dialog);
  if (!response.error) {
    yield* put(noticeOf('orderCanceled'));
  } else {
    yield* call(showError, response.error, orderCancelConfirmed(orderId));
    if (isResponseLost(response.error)) yield* call(refetchOrders);
  }
}
