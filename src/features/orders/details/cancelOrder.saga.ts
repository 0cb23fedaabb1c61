import type { SagaGenerator } from 'typed-redux-saga';
import { call, put, select } from 'typed-redux-saga';
import { callEndpoint, hasLostWriteArrived, isResponseLost, ordersApi } from '@/api';
import type { OrderId } from '@/domain/ids';
import { isCancelled } from '@/domain/order';
import { noticeOf, showError } from '@/core/notices';
import { closeIfOpen, selectOverlay } from '@/core/overlays';
import { refetchOrders } from '../refetchOrders.saga';
import { orderCancelConfirmed } from '../orders.events';

/** Cancels a pending order; the server refuses other ones (R50). */
export function* cancelOrder(orderId: OrderId): SagaGenerator<void> {
  const dialog = yield* select(selectOverlay, 'orderCancel');
  const { cancelOrder: cancel, getOrderDetails } = ordersApi.endpoints;
  const { error } = yield* callEndpoint(cancel.initiate(orderId, { track: false }));
  yield* call(closeIfOpen, dialog);
  if (!error || (yield* hasLostWriteArrived(error, getOrderDetails, orderId, isCancelled)))
    yield* put(noticeOf('orderCanceled'));
  else yield* call(showError, error, orderCancelConfirmed(orderId));
  if (error && isResponseLost(error)) yield* call(refetchOrders);
}
