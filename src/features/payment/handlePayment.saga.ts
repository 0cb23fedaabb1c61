import type { SagaGenerator } from 'typed-redux-saga';
import { call } from 'typed-redux-saga';
import { concludePayment } from './concludePayment.saga';
import { recallPaidOrders } from './paidOrders';
import { payLater, payOrders } from './pay.saga';
import type { paymentReturned } from './payment.events';
import { makePaymentPressed, paymentAbandoned, paymentDue } from './payment.events';
import { returnFromPayment } from './returnFromPayment.saga';

type PaymentEvent = ReturnType<
  typeof paymentDue | typeof makePaymentPressed | typeof paymentReturned | typeof paymentAbandoned
>;

/**
 * Handles the payment of new orders or of one in the history, and the return from the gateway to this window,
 * by its redirect or without one.
 */
export function* handlePayment(event: PaymentEvent): SagaGenerator<void> {
  if (paymentDue.match(event)) yield* call(payOrders, event.payload);
  else if (makePaymentPressed.match(event)) yield* call(payLater, event.payload);
  else if (paymentAbandoned.match(event)) yield* call(concludeAbandoned);
  else yield* call(returnFromPayment, event.payload);
}

function* concludeAbandoned() {
  const paid = recallPaidOrders();
  if (paid) yield* call(concludePayment, 'open' as const, paid);
}
