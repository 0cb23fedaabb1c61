import type { Action } from '@reduxjs/toolkit';
import type { SagaGenerator } from 'typed-redux-saga';
import { put, select } from 'typed-redux-saga';
import { callEndpoint, errorText, isApiError, vouchersApi } from '@/api';
import { noticeOf } from '@/features/notices';
import { collectCall } from './voucherCalls';
import type { collectPressed } from './vouchers.events';

const { collectVoucher, getVouchers } = vouchersApi.endpoints;

/** A collected voucher cannot be collected again, however often it is pressed (specification §4, "Coupon"). */
export function* collect({ payload }: ReturnType<typeof collectPressed>): SagaGenerator<void> {
  const { data: vouchers } = yield* select(getVouchers.select(payload.shopId));
  if (vouchers?.find(({ id }) => id === payload.voucherId)?.isCollected) return;
  const call = collectVoucher.select(collectCall(payload.voucherId));
  if ((yield* select(call)).isLoading) return;
  const answer = yield* callEndpoint(
    collectVoucher.initiate(payload, { fixedCacheKey: collectCall(payload.voucherId) }),
  );
  if (answer.error && answer.error.status !== 401)
    yield* put(noticeOf('voucherRefused', { text: errorText(answer.error) }));
}

/** Specification §8: the server's message, bottom-left, bottom-right in rtl; a 401 is told by the session's end. */
export function* sayLoadFailed(failure: Action & { payload?: unknown }): SagaGenerator<void> {
  const { payload } = failure;
  if (!isApiError(payload) || payload.status === 401 || payload.kind === 'lookingBack') return;
  yield* put(noticeOf('voucherRefused', { text: errorText(payload) }));
}
