import type { Action } from '@reduxjs/toolkit';
import { isRejectedWithValue } from '@reduxjs/toolkit';
import { QueryStatus } from '@reduxjs/toolkit/query';
import { call, put, select, takeEvery } from 'typed-redux-saga';
import type { OnUnauthorized, RootApiState } from '@/api';
import { endpointOf, isApiError, staleTokenDetected } from '@/api';
import { paths } from '@/domain/paths';
import { goTo } from '@/core/navigation';
import { noticeOf } from '@/core/notices';
import { selectIsSignedIn, sessionEnded } from '@/core/session';
import { selectIsWriting } from '@/core/writes';
import { DELETE_ACCOUNT_CALL } from '@/features/deleteAccount';

function onUnauthorizedOf(action: Action): OnUnauthorized | null {
  if (!isRejectedWithValue(action) || !isApiError(action.payload)) return null;
  return action.payload.onUnauthorized ?? null;
}

const endsSession = (action: Action) => {
  const policy = onUnauthorizedOf(action);
  return policy === 'endSession' || policy === 'endSessionAndGoHome' || policy === 'endSessionSilently';
};

const selectIsLoggingOut = ({ api }: RootApiState) =>
  Object.values(api.mutations).some(
    (call) => call?.endpointName === 'logout' && call.status === QueryStatus.pending,
  );

/** Many rejected calls end the session once, with one notice (R18). */
function* endSession(policy: OnUnauthorized) {
  const isSignedIn = yield* select(selectIsSignedIn);
  if (!isSignedIn) return;
  // The server has ended the session before the call, whose response is still on its way.
  if (yield* select(selectIsLoggingOut)) {
    yield* put(sessionEnded('loggedOut'));
    return;
  }
  yield* put(sessionEnded('refused'));
  // For other policies the saga of the call shows its own message: "Please login first!", or that of the
  // voucher.
  if (policy === 'endSession') yield* put(noticeOf('sessionOver'));
}

function* applyPolicy(action: Action) {
  // The deletion of the account ends with a logout of its own, also if its response is lost.
  const isErasing = yield* select(selectIsWriting, DELETE_ACCOUNT_CALL);
  if (isErasing && endpointOf(action) !== 'deleteAccount') return;
  const policy = onUnauthorizedOf(action) ?? 'endSession';
  yield* call(endSession, policy);
  if (policy === 'endSessionAndGoHome') yield* goTo(paths.home);
}

/** Explains an end of the session that the shopper did not cause. */
function* showExpired() {
  yield* put(noticeOf('sessionOver'));
}

export function* unauthorizedSaga() {
  yield* takeEvery(
    (action: Action) => sessionEnded.match(action) && action.payload === 'expired',
    showExpired,
  );
  yield* takeEvery(endsSession, applyPolicy);
  yield* takeEvery(staleTokenDetected, applyPolicy);
}
