import type { SagaGenerator } from 'typed-redux-saga';
import { call, spawn } from 'typed-redux-saga';
import { LOST_ANSWER_PAUSES } from '@/domain/timing';
import { wait } from './wait';

/**
 * Refetches after each delay when the response of a write was lost, because the server may complete the write
 * late. Runs in the background.
 */
export function* whenDoneLate(refetch: () => SagaGenerator<unknown>): SagaGenerator<void> {
  yield* spawn(function* () {
    for (const milliseconds of LOST_ANSWER_PAUSES) {
      yield* call(wait, milliseconds);
      yield* call(refetch);
    }
  });
}
