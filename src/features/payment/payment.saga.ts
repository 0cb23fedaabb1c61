import { matchPath } from 'react-router';
import { put, select, takeEvery, takeLatest } from 'typed-redux-saga';
import { patterns } from '@/domain/paths';
import { selectLocation } from '@/core/navigation';
import { sessionEnded } from '@/core/session';
import { tabStorage } from '@/shared/adapters';
import { lazilyPressed } from '@/shared/saga';
import { makePaymentPressed, paymentAbandoned, paymentDue, paymentReturned } from './payment.events';
import { PAID_ORDERS } from './payment.keys';

/** A second payment replaces the first, whose window may be hidden behind others. */
export function* paymentSaga() {
  yield* takeEvery(sessionEnded, () => tabStorage.remove(PAID_ORDERS));
  yield* takeLatest(
    [paymentDue, makePaymentPressed, paymentReturned, paymentAbandoned],
    lazilyPressed(() => import('./handlePayment.saga').then((file) => file.handlePayment)),
  );
  yield* reportAbandoned();
}

/** The browser's Back has no result, and neither has the shop's own address (R51). */
function* reportAbandoned() {
  if (tabStorage.read(PAID_ORDERS) === null) return;
  const { pathname } = yield* select(selectLocation);
  const results = [patterns.paymentSuccess, patterns.paymentCancel];
  if (!results.some((pattern) => matchPath(pattern, pathname))) yield* put(paymentAbandoned());
}
