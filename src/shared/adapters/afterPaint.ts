/** Longest wait for a frame in milliseconds: a page in the background paints none. */
const MAX_WAIT = 200;

/**
 * Calls `act` in a task of its own after the next paint. Uses the browser's own timers, because the adapter's
 * clock must not advance.
 */
export function afterPaint(act: () => void): void {
  const late = setTimeout(() => {
    cancelAnimationFrame(frame);
    act();
  }, MAX_WAIT);
  const frame = requestAnimationFrame(() => {
    clearTimeout(late);
    // A timer set in a frame runs after its paint.
    setTimeout(act);
  });
}

/** Resolves after some milliseconds of the browser's own clock. */
export const pause = (milliseconds: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, milliseconds);
  });
