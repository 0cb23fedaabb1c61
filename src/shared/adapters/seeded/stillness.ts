/** So many idle moments in a row have to bring nothing new. */
const IDLE_MOMENTS = 3;
/** A window that is covered draws no frames; one is not waited for any longer, in milliseconds. */
const FRAME_PATIENCE = 1000;
/** Code of the shop that is on its way: its elements are taken away when it is here. */
const CODE_ON_ITS_WAY = 'script[src]:not([defer], [async])';

/** Something may be on its way for ever, such as a game of timers: it is not waited for any longer, in milliseconds. */
const PATIENCE = 5000;

/** A frame; then a moment in which nothing else has to be done. */
function idleMoment(setTimer: typeof window.setTimeout): Promise<void> {
  return new Promise((resolve) => {
    let isOver = false;
    const rest = () => {
      if (isOver) return;
      isOver = true;
      if ('requestIdleCallback' in window) window.requestIdleCallback(() => resolve(), { timeout: 2000 });
      else setTimer(resolve, 4);
    };
    requestAnimationFrame(rest);
    setTimer(rest, document.visibilityState === 'hidden' ? 0 : FRAME_PATIENCE);
  });
}

/** Knows when the page has done all that follows from what it was told: no code is on its way, nothing is to be drawn. */
export interface Stillness {
  /** Something begins; who waits begins anew. */
  stir: () => void;
  /** Something is on its way, until what is answered is called. */
  expect: () => () => void;
  /** Code was asked for or has come: what it draws may be held back for a moment. */
  holdBack: () => void;
  reached: () => Promise<void>;
}

/** React holds a part of the page back for so long after its placeholder was shown, in milliseconds. */
const HELD_BACK = 400;

export function createStillness(): Stillness {
  let stirs = 0;
  // Its own timers are not those of the page.
  const setTimer = window.setTimeout.bind(window);
  const expected = new Set<object>();
  const isBusy = () => expected.size > 0 || document.head.querySelector(CODE_ON_ITS_WAY) !== null;
  const expect = () => {
    const its = {};
    expected.add(its);
    return () => {
      if (expected.delete(its)) stirs += 1;
    };
  };
  return {
    stir() {
      stirs += 1;
    },
    expect,
    holdBack: () => void setTimer(expect(), HELD_BACK),
    async reached() {
      let before = stirs;
      const latest = performance.now() + PATIENCE;
      for (let moments = 0; moments < IDLE_MOMENTS; moments += 1) {
        await idleMoment(setTimer);
        if (performance.now() > latest || (stirs === before && !isBusy())) continue;
        moments = -1;
        before = stirs;
      }
    },
  };
}
