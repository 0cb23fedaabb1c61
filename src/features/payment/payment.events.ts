import { createAction } from '@reduxjs/toolkit';
import type { OrderId } from '@/domain/ids';
import type { PayableOrder } from '@/core/overlays';

/** Orders stand that are to be paid at this address; `lastOrderId` is the newest one that is not of them. */
export const paymentDue = createAction<{ url: string; lastOrderId: OrderId | null }>('payment/paymentDue');

/** "Make Payment" on an order of the history. */
export const makePaymentPressed = createAction<PayableOrder>('payment/makePaymentPressed');

export type PaymentResult = 'success' | 'cancel';

/** The backend ended a payment: its window, or this tab, came back to one of the two result routes (R51). */
export const paymentReturned = createAction<{ payment: string; result: PaymentResult }>(
  'payment/paymentReturned',
);
