/** Number of consecutive idle callbacks without activity after which the page counts as idle. */
const IDLE_MOMENTS = 3;
/**
 * Timeout in milliseconds for one idle callback: on a busy machine, a spinner alone leaves a browser no idle
 * time.
 */
const IDLE_TIMEOUT = 500;
/** Chunks that are being loaded: webpack removes their script elements afterward. */
const CODE_ON_ITS_WAY = 'script[src]:not([defer], [async])';
/**
 * Upper limit of idle callbacks, about 5 seconds, for pages that never become idle, such as with endless
 * timers. Counts callbacks rather than time, because they are slower on a busy machine.
 */
const MOST_MOMENTS = 300;
/** React throttles Suspense reveals by 300 ms; in milliseconds. */
const HELD_BACK = 400;

/** Resolves after an animation frame, which is skipped on a hidden page, and an idle callback. */
function untilIdle(setTimer: typeof window.setTimeout): Promise<void> {
  return new Promise((resolve) => {
    const leave = new AbortController();
    const requestIdle = () => {
      if (leave.signal.aborted) return;
      leave.abort();
      if ('requestIdleCallback' in window)
        window.requestIdleCallback(() => resolve(), { timeout: IDLE_TIMEOUT });
      else setTimer(resolve, 4);
    };
    requestAnimationFrame(requestIdle);
    document.addEventListener('visibilitychange', requestIdle, { signal: leave.signal });
    if (document.visibilityState === 'hidden') setTimer(requestIdle, 0);
  });
}

/** Detects when all effects of an input are done: no chunk is being loaded, and nothing is left to render. */
export interface IdleDetector {
  /** Signals activity; pending detections start over. */
  stir: () => void;
  /** Marks an operation as pending until the returned function is called. */
  expect: () => () => void;
  /**
   * A chunk was requested or loaded: React may delay token rendering, and again after a Suspense fallback.
   */
  holdBack: () => void;
  reached: () => Promise<void>;
}

export function createIdleDetector(): IdleDetector {
  let stirs = 0;
  // Native timers, not the patched ones of the page.
  const [setTimer, clearTimer] = [window.setTimeout.bind(window), window.clearTimeout.bind(window)];
  const expected = new Set<object>();
  const isBusy = () => expected.size > 0 || document.head.querySelector(CODE_ON_ITS_WAY) !== null;
  const expect = () => {
    const token = {};
    expected.add(token);
    return () => {
      if (expected.delete(token)) stirs += 1;
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
        await untilIdle(setTimer);
        still = moments > MOST_MOMENTS || (stirs === before && !isBusy()) ? still + 1 : 0;
        before = stirs;
      }
    },
  };
}
