import { call, race, select, take } from 'typed-redux-saga';
import { selectIsSignedIn, sessionEnded, sessionStarted } from '@/features/session';
import { lazily } from '@/shared/saga';

const beat = lazily(() => import('./beat.saga').then((file) => file.beat));

/**
 * Specification §4, "Heartbeat": when the token appears, the last-seen update starts and sends once immediately; when
 * the token disappears, it stops.
 */
export function* heartbeatSaga() {
  while (true) {
    if (!(yield* select(selectIsSignedIn))) yield* take(sessionStarted);
    yield* race([call(beat), take(sessionEnded)]);
  }
}
