import type { SagaGenerator } from 'typed-redux-saga';
import { call, fork } from 'typed-redux-saga';
import { callEndpoint, sessionApi } from '@/api';
import { HEARTBEAT_INTERVAL } from '@/domain/timing';
import { queueForLock } from '@/shared/adapters';
import { report } from '@/shared/report';
import { wait } from '@/shared/saga';

/** Whichever tab holds it beats for the browser; where there are no locks every tab does (R23). */
const LOCK = 'storefront:heartbeat';

/**
 * Beats at once, and every ten minutes from beat to beat: a slow response, which times out long before the next beat, shifts
 * nothing. A tab that slept for hours beats once when it wakes. To be cancelled with the session.
 */
export function* beat(): SagaGenerator<void> {
  const turn = yield* call(queueForLock, LOCK);
  try {
    yield* call(() => turn.taken.catch((problem: unknown) => report('heartbeat lock', problem)));
    while (true) {
      yield* fork(() =>
        callEndpoint(sessionApi.endpoints.updateLastSeen.initiate(undefined, { track: false })),
      );
      yield* call(wait, HEARTBEAT_INTERVAL);
    }
  } finally {
    turn.leave();
  }
}
