import { createAction } from '@reduxjs/toolkit';
import type { SagaGenerator } from 'typed-redux-saga';
import { call, fork, put } from 'typed-redux-saga';
import { clock } from '../adapters';
import { report } from '../report';

/** A saga that throws is tried again this often before it is left alone until the next visit. */
const MAX_RESTARTS = 20;
/** A saga that ran for so long without a throw, in milliseconds, has its restarts counted anew. */
const QUIET_TIME = 60_000;

/** A saga has thrown so often that it is not started again: a part of the shop does not work. */
export const sagaGivenUp = createAction<string>('shop/sagaGivenUp');

/** Runs a saga for good: a throw is reported and the saga starts again; its siblings never notice. */
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
