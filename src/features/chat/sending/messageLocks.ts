import type { Outgoing } from '@/domain/chat';
import type { QueuedLock } from '@/shared/adapters';
import { queueForLock } from '@/shared/adapters';

/** The tab that holds this lock sends the message; without the Web Locks API nobody waits. */
const queueFor = (key: string) => queueForLock(`storefront:message:${key}`);

/** A browser that rejects lock requests is treated like one without locks. */
const acquired = (lock: QueuedLock) => lock.acquired.catch(() => undefined);

/** Resolves when no tab is sending this message. */
export async function nobodySends(key: string): Promise<void> {
  const lock = queueFor(key);
  await acquired(lock);
  lock.release();
}

/**
 * Locks of the messages that this tab sends, so that other tabs leave them alone. Each is held from the press
 * until the outcome is known.
 */
export function messageLocks() {
  const locks = new Map<string, QueuedLock>();
  const claim = (key: string) => {
    const lock = locks.get(key) ?? queueFor(key);
    locks.set(key, lock);
    return lock;
  };
  return {
    /** Claims the locks of waiting messages and releases all others. */
    follow(outgoing: readonly Outgoing[]): void {
      const waiting = new Set(outgoing.filter(({ state }) => state === 'waiting').map(({ key }) => key));
      for (const key of waiting) claim(key);
      for (const [key, lock] of locks) {
        if (waiting.has(key)) continue;
        locks.delete(key);
        lock.release();
      }
    },
    /** Claims the lock of a message; resolves when this tab holds it. */
    claimed: (key: string) => acquired(claim(key)),
  };
}

export type MessageLocks = ReturnType<typeof messageLocks>;
