import { call, race, select, take } from 'typed-redux-saga';
import { callEndpoint, sessionApi } from '@/api';
import { HEARTBEAT_INTERVAL } from '@/domain/timing';
import { selectIsSignedIn, sessionEnded, sessionStarted } from '@/features/session';
import { wait } from '@/shared/saga';

function* beat() {
  while (true) {
    yield* callEndpoint(sessionApi.endpoints.updateLastSeen.initiate(undefined, { track: false }));
    yield* call(wait, HEARTBEAT_INTERVAL);
  }
}

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
