import type { SagaGenerator } from 'typed-redux-saga';
import { call, put, select } from 'typed-redux-saga';
import { restoreSession } from '@/shared/adapters';
import { recoverUser } from './recoverUser.saga';
import { selectIsSignedIn, sessionEnded } from './session.slice';

/** Syncs the session with the storage; a user without a token becomes a visitor. */
export function* syncSessionFromStorage(): SagaGenerator<void> {
  const persisted = yield* call(restoreSession);
  const isSignedIn = yield* select(selectIsSignedIn);
  if (persisted === 'none' && isSignedIn) yield* put(sessionEnded('elsewhere'));
  if (persisted === 'other' || (persisted === 'known' && !isSignedIn)) yield* call(recoverUser);
}
