import type { SagaGenerator } from 'typed-redux-saga';
import { call, put, select } from 'typed-redux-saga';
import { callEndpoint, isResponseLost, ordersApi, refetchQuery } from '@/api';
import type { OrderId } from '@/domain/ids';
import { isCancelled } from '@/domain/order';
import { noticeOf, showError } from '@/core/notices';
import { closeSame, selectOverlay } from '@/core/overlays';
import { refetchOrders } from '../refetchOrders.saga';
import { orderCancelConfirmed } from '../orders.events';

/** Cancels a pending order; the server refuses other ones (R50). */
export function* cancelOrder(orderId: OrderId): SagaGenerator<void> {
  const dialog = yield* select(selectOverlay, 'orderCancel');
  const { error } = yield* callEndpoint(ordersApi.endpoints.cancelOrder.initiate(orderId, { track: false }));
  yield* call(closeSame, dialog);
  const isLost = error !== undefined && isResponseLost(error);
  if (!error || (isLost && (yield* call(isCanceledAfterAll, orderId)))) yield* put(noticeOf('orderCanceled'));
  else yield* call(showError, error, orderCancelConfirmed(orderId));
  if (isLost) yield* call(refetchOrders);
}

/** Whether the server canceled the order although the response was lost. */
function* isCanceledAfterAll(orderId: OrderId): SagaGenerator<boolean> {
  const { data } = yield* refetchQuery(ordersApi.endpoints.getOrderDetails, orderId);
  return data !== undefined && isCancelled(data);
}
