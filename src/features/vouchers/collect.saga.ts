import type { Action } from '@reduxjs/toolkit';
import type { SagaGenerator } from 'typed-redux-saga';
import { call, put, select, take } from 'typed-redux-saga';
import type { ApiError } from '@/api';
import { callEndpoint, errorText, isApiError, hasLostWriteArrived, vouchersApi } from '@/api';
import type { Voucher } from '@/domain/voucher';
import { noticeOf, NOTICES, unsentOffer } from '@/core/notices';
import { selectIsSignedIn, sessionEnded } from '@/core/session';
import { collectPressed } from './vouchers.events';

const { collectVoucher, getVouchers } = vouchersApi.endpoints;

/**
 * A collected voucher cannot be collected again, however often it is pressed (specification §4, "Coupon").
 */
export function* collect({ payload }: ReturnType<typeof collectPressed>): SagaGenerator<void> {
  const { shopId, voucherId } = payload;
  const isMade = (vouchers: readonly Voucher[]) =>
    vouchers.some(({ id, isCollected }) => id === voucherId && isCollected);
  if (isMade((yield* select(getVouchers.select(shopId))).data ?? [])) return;
  const { error } = yield* callEndpoint(collectVoucher.initiate(payload, { track: false }));
  if (error && !(yield* hasLostWriteArrived(error, getVouchers, shopId, isMade)))
    yield* call(showFailure, error, collectPressed(payload));
}

/** Specification §8, "Voucher load … failure"; the endpoint's 401 also ends the session and goes to `/`. */
export function* showLoadFailure({ payload }: Action & { payload?: unknown }): SagaGenerator<void> {
  if (isApiError(payload) && payload.kind !== 'lookingBack') yield* call(showFailure, payload);
}

/** The server's message, bottom-left, bottom-right in rtl. */
function* showFailure(error: ApiError, press?: ReturnType<typeof collectPressed>): SagaGenerator<void> {
  // Drop the response to a session that has already ended.
  if (error.onUnauthorized === 'ignore' || error.onUnauthorized === 'drop') return;
  // The end of the session clears earlier notices, so wait for it.
  if (error.status === 401 && (yield* select(selectIsSignedIn))) yield* take(sessionEnded);
  const isWordless = error.status === 401 && !error.message;
  const text = isWordless ? { key: NOTICES.sessionOver.text } : errorText(error);
  const isUnsent = press && error.kind === 'network';
  yield* put(
    isUnsent
      ? noticeOf('voucherUnsent', { text, offer: unsentOffer(press) })
      : noticeOf('voucherRefused', { text }),
  );
}
