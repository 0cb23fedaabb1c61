import type { SagaGenerator } from 'typed-redux-saga';
import { call } from 'typed-redux-saga';
import { payLater, payOrders } from './pay.saga';
import type { paymentReturned } from './payment.events';
import { makePaymentPressed, paymentDue } from './payment.events';
import { returnFromPayment } from './returnFromPayment.saga';

type PaymentEvent = ReturnType<typeof paymentDue | typeof makePaymentPressed | typeof paymentReturned>;

/** Handles the payment of new orders or of one in the history, and the gateway's redirect to this window. */
export function* handlePayment(event: PaymentEvent): SagaGenerator<void> {
  if (paymentDue.match(event)) yield* call(payOrders, event.payload);
  else if (makePaymentPressed.match(event)) yield* call(payLater, event.payload);
  else yield* call(returnFromPayment, event.payload);
}
