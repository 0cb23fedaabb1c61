import type { SagaGenerator } from 'typed-redux-saga';
import { call, fork, put, race, select, spawn, take, takeEvery } from 'typed-redux-saga';
import { api, callEndpoint, sessionApi } from '@/api';
import { clock, dropSession, restoreSession } from '@/shared/adapters';
import { dropAllDrafts, ownDrafts } from '@/shared/drafts';
import { wait } from '@/shared/saga';
import { selectExpiresAt, selectIsSignedIn, selectUser, sessionEnded, sessionStarted } from './session.slice';

/** setTimeout counts no further than this; a longer session is looked at again. */
const LONGEST_WAIT = 2 ** 31 - 1;

/** `expires_at` ends the session, also of a tab that slept through it (contract §10). */
function* watchExpiry() {
  while (true) {
    const expiresAt = yield* select(selectExpiresAt);
    if (expiresAt === null) {
      yield* take(sessionStarted);
      continue;
    }
    const left = expiresAt - clock.now();
    if (left <= 0) {
      yield* put(sessionEnded('expired'));
      continue;
    }
    yield* race([call(wait, Math.min(left, LONGEST_WAIT)), take([sessionEnded, sessionStarted])]);
  }
}

/** Products say whether they are favourites of the one who asks, so they are asked again. */
function* askPublicAnswersAgain() {
  yield* put(api.util.invalidateTags(['PerUser']));
}

function* forgetToken() {
  yield* call(dropSession);
}

/** Asks whom a token belongs to whose user is not known here: the storage was lost, or another tab signed in. */
export function* recoverUser(): SagaGenerator<void> {
  const answer = yield* callEndpoint(
    sessionApi.endpoints.getProfile.initiate(undefined, { forceRefetch: true, subscribe: false }),
  );
  if (!answer.error) yield* put(sessionStarted({ user: answer.data, expiresAt: null }));
  else if (answer.error.status === 401) yield* call(dropSession);
}

/** Brings the token back before anything is asked; a user without a token is a visitor. */
export function* resumeSession(): SagaGenerator<void> {
  const hasToken = yield* call(restoreSession);
  const isSignedIn = yield* select(selectIsSignedIn);
  if (isSignedIn && !hasToken) yield* put(sessionEnded('elsewhere'));
  if (!isSignedIn && hasToken) yield* spawn(recoverUser);
}

/** Half-filled forms wait for the same user to come back from an ended session, but not after a logout. */
function* keepDraftsOfUser(event: ReturnType<typeof sessionStarted> | ReturnType<typeof sessionEnded>) {
  if (sessionStarted.match(event)) yield* call(ownDrafts, event.payload.user.id);
  else if (event.payload === 'loggedOut') yield* call(dropAllDrafts);
}

export function* sessionSaga() {
  const user = yield* select(selectUser);
  if (user) yield* call(ownDrafts, user.id);
  yield* takeEvery([sessionStarted, sessionEnded], keepDraftsOfUser);
  yield* takeEvery(sessionEnded, forgetToken);
  yield* takeEvery([sessionStarted, sessionEnded], askPublicAnswersAgain);
  yield* fork(watchExpiry);
}
