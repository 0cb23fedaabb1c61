import { setClock } from '../clock';
import { setRandom } from '../random';
import { seededNumbers, seededRandom } from './random';
import { takeCodeInOrder } from './codeInOrder';
import { installLocks } from './ownLocks';
import { createIdleDetector } from './idleDetector';
import { createScheduler } from './scheduler';
import { watchSockets } from './watchSockets';
import { watchTimeouts } from './watchTimeouts';

/** Start time of every seeded visit, in Unix milliseconds. */
const START_TIME = Date.UTC(2026, 0, 1);

/** User input that restarts the passing of time. */
const INPUTS = ['click', 'keydown', 'input', 'popstate'];

/** Buffers the whole response, so that reading its body does not take additional time. */
async function buffered(response: Response): Promise<Response> {
  const { status, statusText, headers } = response;
  const body = await response.arrayBuffer();
  return new Response(body.byteLength > 0 ? body : null, { status, statusText, headers });
}

/**
 * Makes time, randomness and the order of responses, chunks and locks deterministic for the lifetime of the
 * page (architecture §5, "Deterministic"). Must be called before the app starts, because RTK Query reads ids
 * and times from globals. `<html data-qa>` is `busy` while effects of the last input are pending, and `still`
 * afterward.
 */
export function installSeed(seed: number): void {
  const originalFetch = window.fetch.bind(window);
  const { dataset } = document.documentElement;
  const idleDetector = createIdleDetector();
  const scheduler = createScheduler(START_TIME, idleDetector, (isIdle) => {
    dataset.qa = isIdle ? 'still' : 'busy';
  });
  setClock(scheduler.clock);
  setRandom(seededRandom(seed));
  Math.random = seededNumbers(seed ^ 0x5eed);
  Date.now = () => scheduler.clock.now();
  window.fetch = (input, init) =>
    scheduler.queued(() => originalFetch(input, init).then(buffered), { signal: init?.signal });
  takeCodeInOrder((load) => scheduler.queued(load, { kind: 'code' }), idleDetector.holdBack);
  installLocks();
  watchSockets(idleDetector.expect);
  watchTimeouts(idleDetector.expect);
  for (const type of INPUTS) window.addEventListener(type, scheduler.pressed, true);
  scheduler.pressed();
}
