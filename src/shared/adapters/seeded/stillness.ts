/** So many idle moments in a row have to bring nothing new. */
const IDLE_MOMENTS = 3;
/** A browser that is busy with others has no idle moment for long; one that never has is not waited for, in milliseconds. */
const IDLE_PATIENCE = 5000;
/** Code of the shop that is on its way: its elements are taken away when it is here. */
const CODE_ON_ITS_WAY = 'script[src]:not([defer], [async])';
/**
 * Something may be on its way for ever, such as a game of timers: it is not waited for any longer. Counted in moments, about
 * 5 seconds of them: on a busy machine they take their time.
 */
const MOST_MOMENTS = 300;
/** React holds a part of the page back for 300 ms after it drew a placeholder; in milliseconds. */
const HELD_BACK = 400;

/** A frame, which a hidden page does not draw; then a moment in which nothing else has to be done. */
function idleMoment(setTimer: typeof window.setTimeout): Promise<void> {
  return new Promise((resolve) => {
    const leave = new AbortController();
    const rest = () => {
      if (leave.signal.aborted) return;
      leave.abort();
      if ('requestIdleCallback' in window)
        window.requestIdleCallback(() => resolve(), { timeout: IDLE_PATIENCE });
      else setTimer(resolve, 4);
    };
    requestAnimationFrame(rest);
    document.addEventListener('visibilitychange', rest, { signal: leave.signal });
    if (document.visibilityState === 'hidden') setTimer(rest, 0);
  });
}

/** Knows when the page has done all that follows from what it was told: no code is on its way, nothing is to be drawn. */
export interface Stillness {
  /** Something begins; who waits begins anew. */
  stir: () => void;
  /** Something is on its way, until what is answered is called. */
  expect: () => () => void;
  /** Code was asked for or has come: what it draws may be held back for a moment, and again after a placeholder. */
  holdBack: () => void;
  reached: () => Promise<void>;
}

export function createStillness(): Stillness {
  let stirs = 0;
  // Its own timers are not those of the page.
  const [setTimer, clearTimer] = [window.setTimeout.bind(window), window.clearTimeout.bind(window)];
  const expected = new Set<object>();
  const isBusy = () => expected.size > 0 || document.head.querySelector(CODE_ON_ITS_WAY) !== null;
  const expect = () => {
    const its = {};
    expected.add(its);
    return () => {
      if (expected.delete(its)) stirs += 1;
    };
  };
  let held: { timer: number; end: () => void } | null = null;
  const holdBack = () => {
    if (held) clearTimer(held.timer);
    const end = held?.end ?? expect();
    const over = () => {
      held = null;
      end();
    };
    held = { timer: setTimer(over, HELD_BACK), end };
  };
  new MutationObserver(() => held && holdBack()).observe(document, { childList: true, subtree: true });
  return {
    stir() {
      stirs += 1;
    },
    expect,
    holdBack,
    async reached() {
      let before = stirs;
      for (let [moments, still] = [0, 0]; still < IDLE_MOMENTS; moments += 1) {
        await idleMoment(setTimer);
        still = moments > MOST_MOMENTS || (stirs === before && !isBusy()) ? still + 1 : 0;
        before = stirs;
      }
    },
  };
}
