import type { SagaGenerator } from 'typed-redux-saga';
import { runSaga } from 'redux-saga';
import { call } from 'typed-redux-saga';
import { addReporter } from '@/shared/report';
import { lazily, lazilyInBackground, sagaNotLoaded } from '@/shared/saga';

/** Runs a lazy saga whose chunk never arrives; returns what was dispatched and reported. */
async function runWithoutChunk(createLazy: typeof lazily) {
  const dispatched: unknown[] = [];
  const reported: string[] = [];
  const stop = addReporter(({ where }) => reported.push(where));
  const run = createLazy((): Promise<() => SagaGenerator<void>> =>
    Promise.reject(new TypeError('Not found')),
  );
  let hasRun: boolean | undefined;
  await runSaga({ dispatch: (action) => dispatched.push(action) }, function* () {
    hasRun = yield* call(run);
  }).toPromise();
  stop();
  return { dispatched, reported, hasRun };
}

beforeEach(() => jest.useFakeTimers({ advanceTimers: 100 }));
afterEach(() => jest.useRealTimers());

test('a chunk that a press waits for is shown as not loaded', async () => {
  expect(await runWithoutChunk(lazily)).toEqual({
    dispatched: [sagaNotLoaded()],
    reported: ['saga not loaded'],
    hasRun: false,
  });
});

test('a chunk that nobody waits for is only reported', async () => {
  expect(await runWithoutChunk(lazilyInBackground)).toEqual({
    dispatched: [],
    reported: ['saga not loaded'],
    hasRun: false,
  });
});
