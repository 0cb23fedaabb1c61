import { whenPresent } from './present';

/** A place in the queue for a lock that one tab of this browser holds at a time. */
export interface Turn {
  /** Resolves when no other tab holds the lock any more; rejects when the browser refuses locks. */
  readonly taken: Promise<void>;
  /** Gives the lock back, or leaves the queue. */
  leave(): void;
}

/** Queues for a lock. Where the browser has none (plain http, old ones) it is free at once. */
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
        whenPresent(resolve);
        return held;
      })
      .catch((problem: unknown) => reject(problem as Error));
  });
  // Whoever leaves does not wait any more.
  taken.catch(() => undefined);
  return {
    taken,
    leave() {
      queue.abort();
      release();
    },
  };
}

/** Waits until the lock is free, and takes it; answers the function that gives it back. */
export async function takeLock(name: string): Promise<() => void> {
  const turn = queueForLock(name);
  await turn.taken;
  return () => turn.leave();
}
