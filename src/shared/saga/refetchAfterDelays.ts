import type { SagaGenerator } from 'typed-redux-saga';
import { call, spawn } from 'typed-redux-saga';
import { LOST_RESPONSE_DELAYS } from '@/domain/timing';
import { wait } from './wait';

/**
 * Refetches after each delay when the response of a write was lost, because the server may complete the write
 * late. Runs in the background.
 */
export function* refetchAfterDelays(refetch: () => SagaGenerator<unknown>): SagaGenerator<void> {
  yield* spawn(function* () {
    for (const milliseconds of LOST_RESPONSE_DELAYS) {
      yield* call(wait, milliseconds);
      yield* call(refetch);
    }
  });
}
