import type { SagaGenerator } from 'typed-redux-saga';
import { put } from 'typed-redux-saga';
import { api } from '@/api';
import { whenDoneLate } from '@/shared/saga';

/** The answer to a write was lost: the orders show what came of it, also a while later. */
export function* learnOrders(): SagaGenerator<void> {
  yield* whenDoneLate(function* () {
    yield* put(api.util.invalidateTags(['Orders']));
  });
}
