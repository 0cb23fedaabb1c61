import type { Action } from '@reduxjs/toolkit';
import { isAnyOf, isFulfilled, isRejected, isRejectedWithValue } from '@reduxjs/toolkit';
import { QueryStatus } from '@reduxjs/toolkit/query';
import { call, put, select, take, takeEvery } from 'typed-redux-saga';
import type { OnUnauthorized, RootApiState } from '@/api';
import { endpointOf, isApiError, staleTokenDetected } from '@/api';
import { paths } from '@/domain/paths';
import { goTo } from '@/core/navigation';
import { noticeOf } from '@/core/notices';
import { selectIsSignedIn, sessionEnded } from '@/core/session';

function onUnauthorizedOf(action: Action): OnUnauthorized | null {
  if (!isRejectedWithValue(action) || !isApiError(action.payload)) return null;
  return action.payload.onUnauthorized ?? null;
}

const endsSession = (action: Action) => {
  const policy = onUnauthorizedOf(action);
  return policy === 'endSession' || policy === 'endSessionAndGoHome' || policy === 'endSessionSilently';
};

const isUnderWay = (api: RootApiState['api'], endpointName: string) =>
  Object.values(api.mutations).some(
    (call) => call?.endpointName === endpointName && call.status === QueryStatus.pending,
  );

const selectIsLoggingOut = ({ api }: RootApiState) => isUnderWay(api, 'logout');
const selectIsErasing = ({ api }: RootApiState) => isUnderWay(api, 'deleteAccount');

const isOutcomeOfErasing = (action: Action) =>
  endpointOf(action) === 'deleteAccount' && isAnyOf(isFulfilled, isRejected)(action);

/** The deletion of the account, whose response is still on its way, has a logout of its own. */
function* isErased() {
  if (!(yield* select(selectIsErasing))) return false;
  return isFulfilled(yield* take(isOutcomeOfErasing));
}

/** Many rejected calls end the session once, with one notice (R18). */
function* endSession(policy: OnUnauthorized) {
  if (yield* call(isErased)) return;
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
