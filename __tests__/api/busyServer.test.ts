import { configureStore } from '@reduxjs/toolkit';
import { api } from '@/api';
import { contactApi } from '@/api/endpoints/contact.endpoints';
import { READ_RETRY_DELAYS, REQUEST_TIMEOUT } from '@/domain/timing';
import { setClock } from '@/shared/adapters';
import { nextTask } from '../support/externalServer';
import { installTestClock } from '../support/testClock';

const originalFetch = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = originalFetch;
  setClock();
});

const NOW = Date.UTC(2026, 10, 25, 12, 0, 0);
const STEP = 100;
const [FIRST_DELAY] = READ_RETRY_DELAYS;

const createStore = () =>
  configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    middleware: (defaults) => defaults().concat(api.middleware),
  });

/** Delays in milliseconds after which a read is repeated that is always refused with 503. */
async function delaysFor(retryAfter: string): Promise<number[]> {
  const clock = installTestClock(NOW);
  const moments: number[] = [];
  globalThis.fetch = () => {
    moments.push(clock.now() - NOW);
    const headers = { 'Retry-After': retryAfter, Date: new Date(NOW).toUTCString() };
    return Promise.resolve(new Response('{}', { status: 503, headers }));
  };
  const reading = createStore().dispatch(
    contactApi.endpoints.getContact.initiate(undefined, { subscribe: false }),
  );
  for (let passed = 0; passed < 2 * REQUEST_TIMEOUT; passed += STEP) {
    await nextTask();
    await clock.advance(STEP);
  }
  expect((await reading).error).toMatchObject({ status: 503 });
  return moments.slice(1).map((moment, index) => moment - (moments[index] ?? 0));
}

it.each([
  // The Date header of the response is half a second old on average.
  ['in seconds', '4', 4000],
  ['as a date', 'Wed, 25 Nov 2026 12:00:05 GMT', 4500],
  ['in the past', 'Wed, 25 Nov 2026 11:00:00 GMT', FIRST_DELAY],
  ['without sense', 'soon', FIRST_DELAY],
])('repeats a read no earlier than a Retry-After %s', async (_form, retryAfter, delay) => {
  const [first] = await delaysFor(retryAfter);
  expect(first).toBeGreaterThanOrEqual(delay);
  expect(first).toBeLessThanOrEqual(delay + STEP);
});

it.each(['16', '99999999999999999999', 'Thu, 26 Nov 2026 12:00:00 GMT'])(
  'leaves it to the shopper to repeat a read that has to wait for %s',
  async (retryAfter) => {
    expect(await delaysFor(retryAfter)).toEqual([]);
  },
);

it('does not hold back the next press after a form was refused with 503', async () => {
  globalThis.fetch = () =>
    Promise.resolve(new Response('{}', { status: 503, headers: { 'Retry-After': '9' } }));
  const message = { name: 'Noor', phone: '501234567', subject: 'Sizes', message: 'Which size?' };
  const sending = createStore().dispatch(contactApi.endpoints.sendContactMessage.initiate(message));
  expect((await sending).error).toEqual({ kind: 'http', status: 503 });
});
