import type { Outgoing } from '@/domain/chat';
import type { Turn } from '@/shared/adapters';
import { queueForLock } from '@/shared/adapters';

/** The tab that holds this lock sends the message; without the Web Locks API nobody waits. */
const queueFor = (key: string) => queueForLock(`storefront:message:${key}`);

/** A browser that rejects lock requests is treated like one without locks. */
const taken = (turn: Turn) => turn.taken.catch(() => undefined);

/** Resolves when no tab is sending this message. */
export async function nobodySends(key: string): Promise<void> {
  const turn = queueFor(key);
  await taken(turn);
  turn.leave();
}

/**
 * Locks of the messages that this tab sends, so that other tabs leave them alone. Each is held from the press
 * until the outcome is known.
 */
export function messageLocks() {
  const turns = new Map<string, Turn>();
  const claim = (key: string) => {
    const turn = turns.get(key) ?? queueFor(key);
    turns.set(key, turn);
    return turn;
  };
  return {
    /** Claims the locks of waiting messages and releases all others. */
    follow(outgoing: readonly Outgoing[]): void {
      const waiting = new Set(outgoing.filter(({ state }) => state === 'waiting').map(({ key }) => key));
      for (const key of waiting) claim(key);
      for (const [key, turn] of turns) {
        if (waiting.has(key)) continue;
        turns.delete(key);
        turn.leave();
      }
    },
    /** Claims the lock of a message; resolves when this tab holds it. */
    claimed: (key: string) => taken(claim(key)),
  };
}

export type MessageLocks = ReturnType<typeof messageLocks>;
