import { takeEvery, takeLatest } from 'typed-redux-saga';
import { sessionEnded } from '@/core/session';
import { tabStorage } from '@/shared/adapters';
import { lazilyPressed } from '@/shared/saga';
import { makePaymentPressed, paymentDue, paymentReturned } from './payment.events';
import { PAID_ORDERS } from './payment.keys';

/** A second payment replaces the first, whose window may be hidden behind others. */
export function* paymentSaga() {
  yield* takeEvery(sessionEnded, () => tabStorage.remove(PAID_ORDERS));
  yield* takeLatest(
    [paymentDue, makePaymentPressed, paymentReturned],
    lazilyPressed(() => import('./handlePayment.saga').then((file) => file.handlePayment)),
  );
}
