import { call } from 'typed-redux-saga';
import { whileSignedIn } from '@/core/session';
import { lazily } from '@/shared/saga';

const beat = lazily(() => import('./beat.saga').then((file) => file.beat));

/**
 * Specification §4, "Heartbeat": when the token appears, the last-seen update starts and sends once
 * immediately; when the token disappears, it stops.
 */
export function* heartbeatSaga() {
  yield* call(whileSignedIn, beat);
}
