import { takeEvery, takeLatest } from 'typed-redux-saga';
import { sessionEnded } from '@/core/session';
import { lazilyPressed } from '@/shared/saga';
import { forgetPaidOrders } from './paidOrders';
import { makePaymentPressed, paymentDue, paymentReturned } from './payment.events';

/** A second payment replaces the first, whose window may be hidden behind others. */
export function* paymentSaga() {
  yield* takeEvery(sessionEnded, forgetPaidOrders);
  yield* takeLatest(
    [paymentDue, makePaymentPressed, paymentReturned],
    lazilyPressed(() => import('./handlePayment.saga').then((file) => file.handlePayment)),
  );
}
