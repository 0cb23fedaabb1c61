/**
 * Whether the page shows the present, or QA looks back at an earlier row of the timeline. While looking back, time
 * stands still at its sources (architecture §5, "Detached"): answers, timers and messages wait here, in order.
 */
let isLeft = false;
const waiting: (() => void)[] = [];

export const present = {
  isLeft: () => isLeft,
  leave(): void {
    isLeft = true;
  },
  /** Back to now: everything that waited happens, in its order. */
  comeBack(): void {
    isLeft = false;
    while (!isLeft) {
      const next = waiting.shift();
      if (!next) return;
      next();
    }
  },
};

/** Does it now, or as soon as the page shows the present again; answers the function that takes it back. */
export function whenPresent(act: () => void): () => void {
  if (!isLeft) {
    act();
    return () => undefined;
  }
  waiting.push(act);
  return () => {
    const index = waiting.indexOf(act);
    if (index >= 0) waiting.splice(index, 1);
  };
}

/**
 * What a source outside the page (a socket, another tab, a window) calls: what it says while QA looks back is kept, and
 * heard in its order after the return.
 */
export function atPresent<Said extends unknown[]>(hear: (...said: Said) => void): (...said: Said) => void {
  return (...said) => {
    whenPresent(() => hear(...said));
  };
}

export function untilPresent(): Promise<void> {
  return new Promise((resolve) => {
    whenPresent(resolve);
  });
}
