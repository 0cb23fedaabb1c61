import { createAction } from '@reduxjs/toolkit';
import { takeLeading } from 'typed-redux-saga';
import type { OrderId } from '@/domain/ids';
import { lazily } from '@/shared/saga';

/** The cancellation was confirmed in the dialog. */
export const orderCancelConfirmed = createAction<OrderId>('orders/orderCancelConfirmed');

const cancelOrder = lazily(() => import('./cancelOrder.saga').then((file) => file.cancelOrder));

export function* ordersSaga() {
  yield* takeLeading(orderCancelConfirmed, cancelOrder);
}
