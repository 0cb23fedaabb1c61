import type { Action } from '@reduxjs/toolkit';
import { isRejectedWithValue } from '@reduxjs/toolkit';
import { takeEvery } from 'typed-redux-saga';
import { lazily } from '@/shared/saga';
import { collectPressed, vouchersPressed } from './vouchers.events';

const showVouchers = lazily(() => import('./collect.saga').then((file) => file.showVouchers));
const collect = lazily(() => import('./collect.saga').then((file) => file.collect));
const sayLoadFailed = lazily(() => import('./collect.saga').then((file) => file.sayLoadFailed));

/** Known by its name: the endpoint itself comes with the code that asks for vouchers. */
const isLoadFailure = (action: Action) =>
  isRejectedWithValue(action) &&
  (action.meta.arg as { endpointName?: string }).endpointName === 'getVouchers';

/** Vouchers of shops: shown to users only, collected once (specification §2, §4, "Coupon"). */
export function* vouchersSaga() {
  yield* takeEvery(vouchersPressed, showVouchers);
  yield* takeEvery(collectPressed, collect);
  yield* takeEvery(isLoadFailure, sayLoadFailed);
}
