/** So many idle moments in a row have to bring nothing new. */
const IDLE_MOMENTS = 3;
/** A page that is hidden draws no frames; it does not wait for one longer than this, in milliseconds. */
const FRAME_PATIENCE = 60;
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
    setTimer(rest, FRAME_PATIENCE);
  });
}

/** Knows when the page has done all that follows from what it was told: no code is on its way, nothing is to be drawn. */
export interface Stillness {
  /** Something begins; who waits begins anew. */
  stir: () => void;
  /** Something is on its way, until what is answered is called. */
  expect: () => () => void;
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
  const hasCode = ({ addedNodes, removedNodes }: MutationRecord) =>
    [...addedNodes, ...removedNodes].some((node) => node instanceof HTMLScriptElement);
  new MutationObserver((records) => {
    if (records.some(hasCode)) setTimer(expect(), HELD_BACK);
  }).observe(document.head, { childList: true });
  return {
    stir() {
      stirs += 1;
    },
    expect,
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
