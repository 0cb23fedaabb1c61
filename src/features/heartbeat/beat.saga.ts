import type { SagaGenerator } from 'typed-redux-saga';
import { call, fork } from 'typed-redux-saga';
import { callEndpoint, sessionApi } from '@/api';
import { HEARTBEAT_INTERVAL } from '@/domain/timing';
import { queueForLock } from '@/shared/adapters';
import { report } from '@/shared/report';
import { wait } from '@/shared/saga';

/**
 * The tab that holds this lock sends the heartbeat; without the Web Locks API every tab does (R23).
 */
const LOCK = 'storefront:heartbeat';

/**
 * Sends a heartbeat at once and every ten minutes. Forked, so that a slow response does not shift the next
 * one; a device that slept for hours sends one on wake-up. Cancel with the session.
 */
export function* beat(): SagaGenerator<void> {
  const lock = yield* call(queueForLock, LOCK);
  try {
    yield* call(() => lock.acquired.catch((problem: unknown) => report('heartbeat lock', problem)));
    while (true) {
      yield* fork(() =>
        callEndpoint(sessionApi.endpoints.updateLastSeen.initiate(undefined, { track: false })),
      );
      yield* call(wait, HEARTBEAT_INTERVAL);
    }
  } finally {
    lock.release();
  }
}
