import { setClock } from '../clock';
import { setRandom } from '../random';
import { seededNumbers, seededRandom } from './chance';
import { takeCodeInTurn } from './codeInTurn';
import { keepOwnLocks } from './ownLocks';
import { createStillness } from './stillness';
import { createTurns } from './turns';
import { watchTimeouts } from './watchTimeouts';

/** When every seeded visit begins, in milliseconds since 1970. */
const BEGINNING = Date.UTC(2026, 0, 1);

/** What somebody does at the page. */
const INPUTS = ['click', 'keydown', 'input', 'popstate'];

/** The whole answer, so that its body takes no time of its own. */
async function whole(answer: Response): Promise<Response> {
  const { status, statusText, headers } = answer;
  const body = await answer.arrayBuffer();
  return new Response(body.byteLength > 0 ? body : null, { status, statusText, headers });
}

/**
 * Replaces clock, chance and the order in which answers, code and locks come by ones that are the same in every run, as long as the page lives
 * (architecture §5, "Deterministic"). To be called before the app starts: RTK Query takes its ids and times from the
 * globals. When nothing more comes of what was done, `<html data-qa="still">` says so; it is `busy` before.
 */
export function plantSeed(seed: number): void {
  const usualFetch = window.fetch.bind(window);
  const { dataset } = document.documentElement;
  const stillness = createStillness();
  const turns = createTurns(BEGINNING, stillness, (isStill) => {
    dataset.qa = isStill ? 'still' : 'busy';
  });
  setClock(turns.clock);
  setRandom(seededRandom(seed));
  Math.random = seededNumbers(seed ^ 0x5eed);
  Date.now = () => turns.clock.now();
  window.fetch = (input, init) =>
    turns.inTurn(() => usualFetch(input, init).then(whole), { signal: init?.signal });
  takeCodeInTurn((load) => turns.inTurn(load, { kind: 'code' }), stillness.holdBack);
  keepOwnLocks();
  watchTimeouts(stillness.expect);
  for (const type of INPUTS) window.addEventListener(type, turns.pressed, true);
  turns.pressed();
}
