import { whenPresent } from './present';

export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Calls back after so many milliseconds; answers the function that cancels it. */
  after(milliseconds: number, callback: () => void): () => void;
}

const systemClock: Clock = {
  now: () => Date.now(),
  after(milliseconds, callback) {
    const timer = setTimeout(callback, milliseconds);
    return () => clearTimeout(timer);
  },
};

let current = systemClock;
let serverOffset = 0;

/** The one source of time: stories, countdowns and timeouts ask it, so that tests and the timeline own time. */
export const clock: Clock = {
  now: () => current.now(),
  after(milliseconds, callback) {
    let cancel = current.after(milliseconds, () => {
      cancel = whenPresent(callback);
    });
    return () => cancel();
  },
};

/** Puts another clock in place, without an argument the system's; answers the one that was there. */
export function setClock(replacement: Clock = systemClock): Clock {
  const before = current;
  current = replacement;
  return before;
}

/** Learns the server's time from a Date header, whose resolution is a second. */
export function learnServerTime(dateHeader: string | null): void {
  const server = dateHeader ? Date.parse(dateHeader) : Number.NaN;
  if (!Number.isNaN(server)) serverOffset = server + 500 - clock.now();
}

/** Now by the server's clock, in milliseconds since 1970. */
export function serverNow(): number {
  return clock.now() + serverOffset;
}

/** Resolves after so many milliseconds of the clock, or rejects with the signal's reason when it is aborted. */
export function pause(milliseconds: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason as Error);
    const cancel = clock.after(milliseconds, resolve);
    signal?.addEventListener('abort', () => {
      cancel();
      reject(signal.reason as Error);
    });
  });
}
