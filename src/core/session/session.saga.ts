import type { Action } from '@reduxjs/toolkit';
import type { SagaGenerator } from 'typed-redux-saga';
import { call, put, select, spawn, takeEvery, takeLatest } from 'typed-redux-saga';
import { api, callEndpoint, sessionApi, settingsApi } from '@/api';
import { dropSession, restoreSession, sessionToken } from '@/shared/adapters';
import { dropAllDrafts, ownDrafts } from '@/shared/drafts';
import { lazily } from '@/shared/saga';
import {
  selectExpiresAt,
  selectIsSignedIn,
  selectUser,
  sessionEnded,
  sessionStarted,
  userNotFound,
  userRequested,
} from './session.slice';

/** Products say whether they are favourites of the one who asks, so they are asked again. */
function* refetchPublicQueries() {
  yield* put(api.util.invalidateTags(['PerUser']));
}

function* forgetToken({ payload }: ReturnType<typeof sessionEnded>) {
  // Whoever took this session's place has a token of their own.
  if (payload !== 'replaced') yield* call(dropSession);
}

/**
 * Asks whom a token belongs to that is not known here: the storage was lost, or another tab signed in. Where somebody
 * else was signed in, their session ends first, and everything of theirs leaves the page before the other one's comes.
 */
export function* recoverUser(): SagaGenerator<void> {
  const token = sessionToken();
  yield* put(userRequested());
  const response = yield* callEndpoint(
    sessionApi.endpoints.getProfile.initiate(undefined, { forceRefetch: true, subscribe: false }),
  );
  // In the meantime another token came, or this one went: that story tells the rest.
  if (sessionToken() !== token) return;
  const known = yield* select(selectUser);
  if (response.error?.status === 401) {
    // Whatever is stored beside a token that nobody answers for leaves with it.
    yield* put(sessionEnded('refused'));
  } else if (response.error) {
    yield* put(userNotFound());
  } else if (known?.id !== response.data.id) {
    if (known) {
      yield* put(sessionEnded('replaced'));
      // The page lets go of the first user's answers, which were asked under the very same keys.
      yield* call(() => Promise.resolve());
    }
    yield* put(sessionStarted({ user: response.data, expiresAt: null }));
  } else {
    yield* put(userNotFound());
  }
}

/** Brings the token back before anything is asked; what is stored of the user is theirs, or has been put aside. */
export function* resumeSession(): SagaGenerator<void> {
  const persisted = yield* call(restoreSession);
  const isSignedIn = yield* select(selectIsSignedIn);
  if (isSignedIn && persisted === 'none') yield* put(sessionEnded('elsewhere'));
  if (!isSignedIn && persisted !== 'none') yield* spawn(recoverUser);
}

/** Half-filled forms wait for the same user to come back from an ended session, but not after a logout. */
function* retainDraftsOfUser(event: ReturnType<typeof sessionStarted> | ReturnType<typeof sessionEnded>) {
  if (sessionStarted.match(event)) yield* call(ownDrafts, event.payload.user.id);
  else if (['loggedOut', 'loggedOutElsewhere', 'replaced'].includes(event.payload))
    yield* call(dropAllDrafts);
}

const watchExpiry = lazily(() => import('./expiry.saga').then((file) => file.watchExpiry));
const watchNewExpiry = lazily(() => import('./expiry.saga').then((file) => file.watchNewExpiry));

/** Also anew when the settings are there: at a start their answer is the first to tell the server's time and zone. */
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
  yield* takeLatest([sessionStarted, sessionEnded, settingsApi.endpoints.getMaster.matchFulfilled], watchEnd);
}
