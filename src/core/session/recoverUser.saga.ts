import type { SagaGenerator } from 'typed-redux-saga';
import { call, put, select } from 'typed-redux-saga';
import { awaitPendingQuery, callEndpoint, isResponseLost, sessionApi } from '@/api';
import { sessionToken } from '@/shared/adapters';
import { selectUser, sessionEnded, userNotFound, userRequested } from './session.slice';
import { startSession } from './startSession.saga';

/**
 * Fetches the user of a token that is not known here, because the storage was lost or another tab signed in.
 */
export function* recoverUser(isResumed = false): SagaGenerator<void> {
  const token = sessionToken();
  // A pending request may be of an earlier token, or its response dropped by the end of a session.
  yield* awaitPendingQuery(sessionApi.endpoints.getProfile, undefined);
  // The token changed meanwhile; the saga of that change takes over.
  if (sessionToken() !== token) return;
  yield* put(userRequested());
  const response = yield* callEndpoint(
    sessionApi.endpoints.getProfile.initiate(undefined, { forceRefetch: true, subscribe: false }),
  );
  if (sessionToken() !== token) return;
  const known = yield* select(selectUser);
  if (response.error?.status === 401) {
    // Ends the session even without a known user, so that persisted data is removed with the invalid token.
    yield* put(sessionEnded('refused'));
  } else if (response.error) {
    // The token in the vault may be another user's, in whose name the known one must not go on.
    if (known) yield* put(sessionEnded('replaced'));
    yield* put(userNotFound(isResponseLost(response.error) ? 'lost' : undefined));
  } else if (known?.id !== response.data.id) {
    const session = { user: response.data, expiresAt: null };
    yield* call(startSession, isResumed ? { ...session, isResumed } : session);
  } else {
    yield* put(userNotFound());
  }
}
