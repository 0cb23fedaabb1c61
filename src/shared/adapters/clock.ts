import { onceLive } from './timeTravel';

export interface Clock {
  /** Unix time in milliseconds. */
  now(): number;
  /** Calls back after a delay in milliseconds; returns a function that cancels it. */
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

/** Single source of time for sagas, countdowns and timeouts, so that tests and time travel can control it. */
export const clock: Clock = {
  now: () => current.now(),
  after(milliseconds, callback) {
    let cancel = current.after(milliseconds, () => {
      cancel = onceLive(callback);
    });
    return () => cancel();
  },
};

/** Replaces the clock, by default with the system's; returns the previous one. */
export function setClock(replacement: Clock = systemClock): Clock {
  const before = current;
  current = replacement;
  return before;
}

/** Form of a Date header. `Date.parse` reads nearly any text that has a number in it. */
const HTTP_DATE = /^\w{3}, \d\d \w{3} \d{4} \d\d:\d\d:\d\d GMT$/;

/** Parses an HTTP date as Unix milliseconds; NaN for any other text. */
export function parseHttpDate(text: string | null): number {
  return text !== null && HTTP_DATE.test(text) ? Date.parse(text) : Number.NaN;
}

/**
 * Updates the server's time offset from a Date header, which has a resolution of one second. `age` is the
 * time in milliseconds since the response arrived.
 */
export function updateServerTime(dateHeader: string | null, age = 0): void {
  const server = parseHttpDate(dateHeader);
  if (!Number.isNaN(server)) serverOffset = server + 500 + age - clock.now();
}

/** Unix time in milliseconds by the server's clock. */
export function serverNow(): number {
  return clock.now() + serverOffset;
}

/** Resolves after a delay in milliseconds, or rejects with the signal's reason when it is aborted. */
export function wait(milliseconds: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason as Error);
    const cancel = clock.after(milliseconds, resolve);
    signal?.addEventListener('abort', () => {
      cancel();
      reject(signal.reason as Error);
    });
  });
}
