import type { Action } from '@reduxjs/toolkit';
import type { SagaGenerator } from 'typed-redux-saga';
import { call, put, select, spawn, takeEvery, takeLatest } from 'typed-redux-saga';
import { api, settingsApi } from '@/api';
import { countEndedSession, dropSession, restoreSession } from '@/shared/adapters';
import { dropAllDrafts, ownDrafts } from '@/shared/drafts';
import { lazily } from '@/shared/saga';
import { recoverUser } from './recoverUser.saga';
import {
  isIntendedEnd,
  selectExpiresAt,
  selectIsSignedIn,
  selectIsUserRequested,
  selectUser,
  sessionEnded,
  sessionStarted,
  userNotFound,
  userRetried,
} from './session.slice';

/**
 * Products contain whether they are favorites of the current user, so they are refetched; not in a resumed
 * session, whose token all calls have been sent with.
 */
function* refetchPublicQueries(event: ReturnType<typeof sessionStarted> | ReturnType<typeof sessionEnded>) {
  if (sessionStarted.match(event) && event.payload.isResumed) return;
  yield* put(api.util.invalidateTags(['PerUser']));
}

function* forgetToken({ payload }: ReturnType<typeof sessionEnded>) {
  yield* call(countEndedSession, isIntendedEnd(payload));
  // The token belongs to the session that replaced this one.
  if (payload !== 'replaced') yield* call(dropSession);
}

/** Restores the token before the first request; persisted data of the user is theirs, or was removed. */
export function* resumeSession(): SagaGenerator<void> {
  const persisted = yield* call(restoreSession);
  const isSignedIn = yield* select(selectIsSignedIn);
  if (isSignedIn && persisted === 'none') yield* put(sessionEnded('elsewhere'));
  if (!isSignedIn && persisted !== 'none') yield* spawn(recoverUser, true);
  // Another tab may have logged out after the app requested the user.
  else if (yield* select(selectIsUserRequested)) yield* put(userNotFound());
}

/** Drafts are kept for the same user after an ended session, but not after a logout. */
function* retainDraftsOfUser(event: ReturnType<typeof sessionStarted> | ReturnType<typeof sessionEnded>) {
  if (sessionStarted.match(event)) yield* call(ownDrafts, event.payload.user.id);
  else if (isIntendedEnd(event.payload)) yield* call(dropAllDrafts);
}

const loadExpiry = () => import('./expiry.saga');
const watchExpiry = lazily(() => loadExpiry().then((file) => file.watchExpiry));
const watchNewExpiry = lazily(() => loadExpiry().then((file) => file.watchNewExpiry));

/** Runs again after /master, whose response is the first source of the server's time and time zone. */
function* watchEnd(event: Action) {
  if ((yield* select(selectExpiresAt)) === null) return;
  yield* call(sessionStarted.match(event) ? watchNewExpiry : watchExpiry);
}

export function* sessionSaga() {
  const user = yield* select(selectUser);
  if (user) yield* call(ownDrafts, user.id);
  yield* takeEvery([sessionStarted, sessionEnded], retainDraftsOfUser);
  yield* takeEvery(sessionEnded, forgetToken);
  yield* takeEvery([sessionStarted, sessionEnded], refetchPublicQueries);
  yield* takeLatest(userRetried, () => recoverUser(true));
  yield* takeLatest([sessionStarted, sessionEnded, settingsApi.endpoints.getMaster.matchFulfilled], watchEnd);
}
