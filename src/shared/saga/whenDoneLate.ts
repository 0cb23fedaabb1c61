import type { SagaGenerator } from 'typed-redux-saga';
import { call, spawn } from 'typed-redux-saga';
import { LOST_ANSWER_PAUSES } from '@/domain/timing';
import { wait } from './wait';

/**
 * The answer to a write was lost, and what was read since then may be older than what the server is still at: it is learnt
 * again after each pause. The story goes on meanwhile.
 */
export function* whenDoneLate(learn: () => SagaGenerator<unknown>): SagaGenerator<void> {
  yield* spawn(function* () {
    for (const milliseconds of LOST_ANSWER_PAUSES) {
      yield* call(wait, milliseconds);
      yield* call(learn);
    }
  });
}
