/**
 * Whether the page is live or time-traveling. During time travel, responses, timers and messages are queued
 * here, in order (architecture §5, "Detached").
 */
let isActive = false;

/** Origin of a callback that no user input has caused. */
export type Source = 'timer' | 'socket' | 'tab' | 'network';

const queue: (() => void)[] = [];

export const timeTravel = {
  isActive: () => isActive,
  /** Keeps the source of a callback that is queued; set by QA tools, which record it as the cause of rows. */
  attribute: (callback: () => void, _source?: Source) => callback,
  start(): void {
    isActive = true;
  },
  /** Ends time travel and runs the queue, in order. */
  end(): void {
    isActive = false;
    while (!isActive) {
      const next = queue.shift();
      if (!next) return;
      next();
    }
  },
};

/** Runs the callback now, or when time travel ends; returns a function that cancels it. */
export function onceLive(callback: () => void, source?: Source): () => void {
  const run = timeTravel.attribute(callback, source);
  if (!isActive) {
    run();
    return () => undefined;
  }
  queue.push(run);
  return () => {
    const index = queue.indexOf(run);
    if (index >= 0) queue.splice(index, 1);
  };
}

/**
 * Wraps a listener of an external source (socket, another tab, popup): calls during time travel are queued,
 * and replayed in order when it ends.
 */
export function whenLive<Args extends unknown[]>(
  listener: (...args: Args) => void,
  source?: Source,
): (...args: Args) => void {
  return (...args) => {
    onceLive(() => listener(...args), source);
  };
}

export function untilLive(): Promise<void> {
  return new Promise((resolve) => {
    onceLive(resolve);
  });
}
