import type { SagaGenerator } from 'typed-redux-saga';
import { call, fork } from 'typed-redux-saga';
import { report } from '../report';

/** A saga that throws is tried again this often before it is left alone until the next visit. */
const MAX_RESTARTS = 20;

/** Runs a story for good: a throw is reported and the story starts again; its siblings never notice. */
export function* supervised(name: string, saga: () => SagaGenerator<unknown>): SagaGenerator<void> {
  yield* fork(function* () {
    for (let restarts = 0; restarts <= MAX_RESTARTS; restarts += 1) {
      try {
        yield* call(saga);
        return;
      } catch (problem) {
        report(`saga ${name}`, problem);
      }
    }
  });
}
