import type { Action } from '@reduxjs/toolkit';
import type { SagaGenerator } from 'typed-redux-saga';
import { call } from 'typed-redux-saga';
import { profileSagas } from '@/features/profile';
import { sellerSagas } from '@/features/seller';
import { supportSagas } from '@/features/support';

type SagaWorker = (event: never) => SagaGenerator<void>;

/** Workers by action type. */
const workers: ReadonlyMap<string, SagaWorker> = new Map<string, SagaWorker>([
  ...profileSagas,
  ...supportSagas,
  ...sellerSagas,
]);

const running = new Set<string>();

/**
 * Drops an action while the worker of an earlier one of the same type is running, so repeated presses run
 * once.
 */
export function* handleLazily(event: Action): SagaGenerator<void> {
  const worker = workers.get(event.type);
  if (!worker || running.has(event.type)) return;
  running.add(event.type);
  try {
    yield* call(worker, event as never);
  } finally {
    running.delete(event.type);
  }
}
