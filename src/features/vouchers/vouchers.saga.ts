import type { Action } from '@reduxjs/toolkit';
import { isRejectedWithValue } from '@reduxjs/toolkit';
import type { SagaGenerator } from 'typed-redux-saga';
import { put, takeEvery } from 'typed-redux-saga';
import { endpointOf } from '@/api';
import { needsSession } from '@/features/access';
import { overlayOpened } from '@/core/overlays';
import { takeLeadingWrite } from '@/core/writes';
import { lazily, lazilyPressed } from '@/shared/saga';
import { collectPressed, vouchersPressed } from './vouchers.events';
import { collectCall } from './vouchers.keys';

const loadCollect = () => import('./collect.saga');
const collect = lazilyPressed(() => loadCollect().then((file) => file.collect));
const showLoadFailure = lazily(() => loadCollect().then((file) => file.showLoadFailure));

/** Matches by name, because the endpoint is injected by a lazy chunk. */
const isLoadFailure = (action: Action) => isRejectedWithValue(action) && endpointOf(action) === 'getVouchers';

/** A visitor gets the login dialog first; either dialog opens synchronously with the press. */
function* showVouchers(press: ReturnType<typeof vouchersPressed>): SagaGenerator<void> {
  if (yield* needsSession(press)) yield* put(overlayOpened({ name: 'vouchers', ...press.payload }));
}

/** Vouchers of shops: for signed-in users only, collected once (specification §2, §4, "Coupon"). */
export function* vouchersSaga() {
  yield* takeEvery(vouchersPressed, showVouchers);
  yield* takeLeadingWrite(collectPressed, ({ voucherId }) => collectCall(voucherId), collect);
  yield* takeEvery(isLoadFailure, showLoadFailure);
}
