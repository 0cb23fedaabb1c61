import { takeLatest } from 'typed-redux-saga';
import { lazilyPressed } from '@/shared/saga';
import { makePaymentPressed, paymentDue, paymentReturned } from './payment.events';

/** A second payment takes the place of the first: the window of that may be lost behind others. */
export function* paymentSaga() {
  yield* takeLatest(
    [paymentDue, makePaymentPressed, paymentReturned],
    lazilyPressed(() => import('./tellPayment.saga').then((file) => file.tellPayment)),
  );
}
