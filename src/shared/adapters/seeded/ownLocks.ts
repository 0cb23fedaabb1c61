type Granted = (lock: Lock | null) => unknown;

/**
 * Replaces the Web Locks API with locks of this page only, granted in the order of the requests, because the
 * browser's timing is not deterministic. A second seeded tab has its own locks.
 */
export function installLocks(): void {
  if (!('locks' in navigator)) return;
  const queues = new Map<string, Promise<unknown>>();
  const request = (name: string, { signal }: LockOptions, granted: Granted) => {
    const lock = Promise.resolve(queues.get(name)).then(() => {
      // Skips canceled requests.
      signal?.throwIfAborted();
      return granted({ name, mode: 'exclusive' });
    });
    queues.set(
      name,
      lock.catch(() => undefined),
    );
    return lock;
  };
  navigator.locks.request = request as typeof navigator.locks.request;
}
