import { createAction } from '@reduxjs/toolkit';
import type { ReviewEntry } from '@/api';
import type { OrderId } from '@/domain/ids';

/** The cancellation was confirmed in the dialog. */
export const orderCancelConfirmed = createAction<OrderId>('orders/orderCancelConfirmed');

/** "Order Again" was confirmed for a delivered order; paid by `cash` or a gateway's name. */
export const orderAgainConfirmed = createAction<{ orderId: OrderId; paymentMethod: string }>(
  'orders/orderAgainConfirmed',
);

/** A review of a delivered product was submitted. */
export const reviewSubmitted = createAction<ReviewEntry>('orders/reviewSubmitted');
