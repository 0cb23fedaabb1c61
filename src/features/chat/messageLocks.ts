import type { Outgoing } from '@/domain/chat';
import type { Turn } from '@/shared/adapters';
import { queueForLock } from '@/shared/adapters';

/** Whoever holds it sends the message; where the browser has no locks nobody waits for anybody. */
const queueFor = (key: string) => queueForLock(`storefront:message:${key}`);

/** A browser that refuses locks has none. */
const taken = (turn: Turn) => turn.taken.catch(() => undefined);

/** Resolves when no tab is sending this message any more. */
export async function nobodySends(key: string): Promise<void> {
  const turn = queueFor(key);
  await taken(turn);
  turn.leave();
}

/** The messages that this tab sends, and other tabs let be: of each the lock, from the press until it is known what became of it. */
export function messageLocks() {
  const turns = new Map<string, Turn>();
  const claim = (key: string) => {
    const turn = turns.get(key) ?? queueFor(key);
    turns.set(key, turn);
    return turn;
  };
  return {
    /** Claims those that are to be sent, and leaves the others. */
    follow(outgoing: readonly Outgoing[]): void {
      const waiting = new Set(outgoing.filter(({ state }) => state === 'waiting').map(({ key }) => key));
      for (const key of waiting) claim(key);
      for (const [key, turn] of turns) {
        if (waiting.has(key)) continue;
        turns.delete(key);
        turn.leave();
      }
    },
    /** Claims a message, and resolves when no other tab sends it. */
    claimed: (key: string) => taken(claim(key)),
  };
}

export type MessageLocks = ReturnType<typeof messageLocks>;
