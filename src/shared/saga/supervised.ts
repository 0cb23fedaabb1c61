import { createAction } from '@reduxjs/toolkit';
import type { SagaGenerator } from 'typed-redux-saga';
import { call, fork, put } from 'typed-redux-saga';
import { clock } from '../adapters';
import { report } from '../report';

/** Maximum number of restarts of a throwing saga, until it has run for `QUIET_TIME`. */
const MAX_RESTARTS = 20;
/** Time in milliseconds without a throw after which the restarts are counted from zero again. */
const QUIET_TIME = 60_000;

/** A saga has thrown too often and is not restarted; its part of the shop no longer works. */
export const sagaGivenUp = createAction<string>('shop/sagaGivenUp');

/** Runs a saga permanently: an error is reported and the saga restarted, without affecting its siblings. */
export function* supervised(name: string, saga: () => SagaGenerator<unknown>): SagaGenerator<void> {
  yield* fork(function* () {
    for (let restarts = 0; restarts <= MAX_RESTARTS; restarts += 1) {
      const started = clock.now();
      try {
        yield* call(saga);
        return;
      } catch (problem) {
        report(`saga ${name}`, problem);
        if (clock.now() - started >= QUIET_TIME) restarts = 0;
      }
    }
    yield* put(sagaGivenUp(name));
  });
}
