import { createAction } from '@reduxjs/toolkit';
import { runSaga, stdChannel } from 'redux-saga';
import type { SagaGenerator } from 'typed-redux-saga';
import { call, takeEvery } from 'typed-redux-saga';
import { takeLeadingWrite } from '@/core/writes';
import { supervised } from '@/shared/saga';
import { collectReports, nextTask } from '../support/externalServer';

const pressed = createAction<string>('pressed');
const broke = createAction('broke');

it('ends a write whose worker is canceled because another one of its feature has thrown', async () => {
  const { reports, stop } = collectReports();
  const channel = stdChannel();
  const dispatched: unknown[] = [];
  const hang = function* (): SagaGenerator<void> {
    yield* call(() => new Promise<never>(() => undefined));
  };
  const feature = function* (): SagaGenerator<void> {
    yield* takeLeadingWrite(pressed, (subject) => subject, hang);
    yield* takeEvery(broke, () => {
      throw new Error('broken');
    });
  };
  const task = runSaga({ channel, dispatch: (action) => dispatched.push(action) }, function* () {
    yield* supervised('feature', feature);
  });
  channel.put(pressed('address'));
  channel.put(broke());
  await nextTask();
  expect(reports).toHaveLength(1);
  expect(dispatched).toEqual([
    { type: 'writes/writeStarted', payload: 'address' },
    { type: 'writes/writeEnded', payload: 'address' },
  ]);
  task.cancel();
  stop();
});
