/** So many idle moments in a row have to bring nothing new. */
const IDLE_MOMENTS = 3;
/** A page that is hidden draws no frames; it does not wait for one longer than this, in milliseconds. */
const FRAME_PATIENCE = 60;
/** Code of the shop that is on its way: its elements are taken away when it is here. */
const CODE_ON_ITS_WAY = 'script[src]:not([defer], [async])';

/** A frame; then a moment in which nothing else has to be done. */
function idleMoment(): Promise<void> {
  return new Promise((resolve) => {
    let isOver = false;
    const rest = () => {
      if (isOver) return;
      isOver = true;
      if ('requestIdleCallback' in window) window.requestIdleCallback(() => resolve(), { timeout: 2000 });
      else setTimeout(resolve, 4);
    };
    requestAnimationFrame(rest);
    setTimeout(rest, FRAME_PATIENCE);
  });
}

/** Knows when the page has done all that follows from what it was told: no code is on its way, nothing is to be drawn. */
export interface Stillness {
  /** Something begins; who waits begins anew. */
  stir(): void;
  reached(): Promise<void>;
}

export function createStillness(): Stillness {
  let stirs = 0;
  return {
    stir() {
      stirs += 1;
    },
    async reached() {
      let before = stirs;
      for (let moments = 0; moments < IDLE_MOMENTS; moments += 1) {
        await idleMoment();
        if (stirs === before && !document.head.querySelector(CODE_ON_ITS_WAY)) continue;
        moments = -1;
        before = stirs;
      }
    },
  };
}
