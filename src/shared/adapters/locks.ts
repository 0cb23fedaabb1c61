import { onceLive } from './timeTravel';

/** Queued request for a lock that one tab of this browser can hold at a time. */
export interface Turn {
  /** Resolves when this tab acquires the lock; rejects when the browser denies locks. */
  readonly taken: Promise<void>;
  /** Releases the lock, or cancels the request. */
  leave(): void;
}

/** Requests a lock. Without the Web Locks API (http, old browsers) it is acquired at once. */
export function queueForLock(name: string): Turn {
  if (!('locks' in navigator)) return { taken: Promise.resolve(), leave: () => undefined };
  const queue = new AbortController();
  let release = () => undefined as void;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const taken = new Promise<void>((resolve, reject) => {
    navigator.locks
      .request(name, { signal: queue.signal }, () => {
        onceLive(resolve);
        return held;
      })
      .catch((problem: unknown) => reject(problem as Error));
  });
  // Prevents an unhandled rejection after `leave`.
  taken.catch(() => undefined);
  return {
    taken,
    leave() {
      queue.abort();
      release();
    },
  };
}

/** Acquires the lock; resolves to a function that releases it. */
export async function takeLock(name: string): Promise<() => void> {
  const request = queueForLock(name);
  await request.taken;
  return () => request.leave();
}
