import { runSaga } from 'redux-saga';
import type { SagaGenerator } from 'typed-redux-saga';
import { call } from 'typed-redux-saga';
import { setClock } from '@/shared/adapters';
import { sagaGivenUp, supervised, wait } from '@/shared/saga';
import { collectReports } from '../support/externalServer';
import type { TestClock } from '../support/testClock';
import { installTestClock } from '../support/testClock';

let clock: TestClock;
let log: ReturnType<typeof collectReports>;
let dispatched: unknown[];

beforeEach(() => {
  clock = installTestClock(0);
  log = collectReports();
  dispatched = [];
});
afterEach(() => {
  log.stop();
  setClock();
});

const run = (saga: () => SagaGenerator<unknown>) =>
  runSaga({ dispatch: (action) => dispatched.push(action) }, function* () {
    yield* supervised('cart', saga);
  }).toPromise();

it('stops a saga that throws repeatedly, and reports it once', async () => {
  await run(function* () {
    yield* call(() => Promise.reject(new Error('broken')));
  });
  expect(log.reports).toHaveLength(21);
  expect(dispatched).toEqual([sagaGivenUp('cart')]);
});

it('resets the count after a quiet minute', async () => {
  let starts = 0;
  const running = run(function* () {
    starts += 1;
    yield* call(wait, 60_000);
    if (starts < 50) throw new Error('now and then');
  });
  for (let minute = 0; minute < 60; minute += 1) await clock.advance(60_000);
  await running;
  expect(starts).toBe(50);
  expect(dispatched).toEqual([]);
});

it('does not reset the count while it throws more often', async () => {
  const running = run(function* () {
    yield* call(wait, 59_000);
    throw new Error('often');
  });
  for (let minute = 0; minute < 30; minute += 1) await clock.advance(60_000);
  await running;
  expect(log.reports).toHaveLength(21);
  expect(dispatched).toEqual([sagaGivenUp('cart')]);
});
