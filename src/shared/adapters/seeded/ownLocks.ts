type Granted = (lock: Lock | null) => unknown;

/**
 * Locks of this page alone, granted in the order in which they were asked for: when the browser grants one is left to
 * chance. A seeded visit is one tab's; a second one holds locks of its own.
 */
export function keepOwnLocks(): void {
  if (!('locks' in navigator)) return;
  const queues = new Map<string, Promise<unknown>>();
  const request = (name: string, { signal }: LockOptions, granted: Granted) => {
    const turn = Promise.resolve(queues.get(name)).then(() => {
      // Whoever left the queue is passed over.
      signal?.throwIfAborted();
      return granted({ name, mode: 'exclusive' });
    });
    queues.set(
      name,
      turn.catch(() => undefined),
    );
    return turn;
  };
  navigator.locks.request = request as typeof navigator.locks.request;
}
