import type { SagaGenerator } from 'typed-redux-saga';
import { call, fork } from 'typed-redux-saga';
import { report } from '../report';

/** Maximum number of restarts of a throwing saga per visit. */
const MAX_RESTARTS = 20;

/** Runs a saga permanently: an error is reported and the saga restarted, without affecting its siblings. */
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
