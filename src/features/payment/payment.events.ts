import { createAction } from '@reduxjs/toolkit';
import type { OrderId } from '@/domain/ids';
import type { PayableOrder } from '@/domain/order';

/** Placed orders have to be paid at this URL; `lastOrderId` is the newest order before them. */
export const paymentDue = createAction<{ url: string; lastOrderId: OrderId | null }>('payment/paymentDue');

/** "Make Payment" was pressed on an order of the history. */
export const makePaymentPressed = createAction<PayableOrder>('payment/makePaymentPressed');

export type PaymentResult = 'success' | 'cancel';

/** The shopper came back to the shop in the tab that had left for the payment page, without a result. */
export const paymentAbandoned = createAction('payment/paymentAbandoned');

/** The gateway redirected its window, or this tab, to one of the two result routes (R51). */
export const paymentReturned = createAction<{ payment: string; result: PaymentResult }>(
  'payment/paymentReturned',
);
