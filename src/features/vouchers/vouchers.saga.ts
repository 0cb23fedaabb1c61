import { takeEvery } from 'typed-redux-saga';
import { vouchersApi } from '@/api';
import { lazily } from '@/shared/saga';
import { collectPressed, vouchersPressed } from './vouchers.events';

const showVouchers = lazily(() => import('./collect.saga').then((file) => file.showVouchers));
const collect = lazily(() => import('./collect.saga').then((file) => file.collect));
const sayLoadFailed = lazily(() => import('./collect.saga').then((file) => file.sayLoadFailed));

/** Vouchers of shops: shown to users only, collected once (specification §2, §4, "Coupon"). */
export function* vouchersSaga() {
  yield* takeEvery(vouchersPressed, showVouchers);
  yield* takeEvery(collectPressed, collect);
  yield* takeEvery(vouchersApi.endpoints.getVouchers.matchRejected, sayLoadFailed);
}
