import type { SagaGenerator } from 'typed-redux-saga';
import { call, put, select } from 'typed-redux-saga';
import { selectUser, sessionEnded, sessionStarted } from './session.slice';

/**
 * Starts the session of a token that is in the vault already. If another user was signed in, their session
 * ends first, so that their data leaves the page before the new user's arrives.
 */
export function* startSession(session: Parameters<typeof sessionStarted>[0]): SagaGenerator<void> {
  const known = yield* select(selectUser);
  if (known && known.id !== session.user.id) {
    yield* put(sessionEnded('replaced'));
    // Lets components unsubscribe from the first user's responses, which are cached under the same keys.
    yield* call(() => Promise.resolve());
  }
  yield* put(sessionStarted(session));
}
