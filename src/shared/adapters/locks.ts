import { onceLive } from './timeTravel';

/** Queued request for a lock that one tab of this browser can hold at a time. */
export interface QueuedLock {
  /** Resolves when this tab acquires the lock; rejects when the browser denies locks. */
  readonly acquired: Promise<void>;
  /** Releases the lock, or cancels the request. */
  release(): void;
}

/** Requests a lock. Without the Web Locks API (http, old browsers) it is acquired at once. */
export function queueForLock(name: string): QueuedLock {
  if (!('locks' in navigator)) return { acquired: Promise.resolve(), release: () => undefined };
  const queue = new AbortController();
  let unlock = () => undefined as void;
  const held = new Promise<void>((resolve) => {
    unlock = resolve;
  });
  const acquired = new Promise<void>((resolve, reject) => {
    navigator.locks
      .request(name, { signal: queue.signal }, () => {
        onceLive(resolve);
        return held;
      })
      .catch((problem: unknown) => reject(problem as Error));
  });
  // Prevents an unhandled rejection after `release`.
  acquired.catch(() => undefined);
  return {
    acquired,
    release() {
      queue.abort();
      unlock();
    },
  };
}
