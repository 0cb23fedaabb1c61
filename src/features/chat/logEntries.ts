import type { ChatMessage, Outgoing } from '@/domain/chat';

/** A line of a conversation as it is shown. */
export type LogEntry =
  | { kind: 'message'; key: string; at: number | null; beginsDay: boolean; message: ChatMessage }
  | { kind: 'outgoing'; key: string; at: number; beginsDay: boolean; outgoing: Outgoing };

/** Whether both show the same: entries are made anew whenever something is said. */
export function isSameEntry(one: LogEntry, other: LogEntry): boolean {
  if (one.key !== other.key || one.beginsDay !== other.beginsDay) return false;
  if (one.kind === 'message') return other.kind === 'message' && one.message === other.message;
  return other.kind === 'outgoing' && one.outgoing === other.outgoing;
}

const dayOf = (at: number) => new Date(at).toDateString();

/** Marks the first of each of the reader's days, after what was said on the day `before`. */
function dayMarker(before: number | null) {
  let day = before === null ? null : dayOf(before);
  return (at: number | null): boolean => {
    if (at === null || dayOf(at) === day) return false;
    day = dayOf(at);
    return true;
  };
}

/** What was said, in its order. */
export function messageEntries(messages: readonly ChatMessage[]): LogEntry[] {
  const begins = dayMarker(null);
  return messages.map((message) => ({
    kind: 'message',
    key: `m${message.id}`,
    at: message.at,
    beginsDay: begins(message.at),
    message,
  }));
}

/** What is on its way, after what was said: it changes with each press, the hundreds before it do not. */
export function outgoingEntries(outgoing: readonly Outgoing[], shown: readonly LogEntry[]): LogEntry[] {
  const begins = dayMarker(shown.findLast(({ at }) => at !== null)?.at ?? null);
  return outgoing.map((one) => ({
    kind: 'outgoing',
    key: one.key,
    at: one.at,
    beginsDay: begins(one.at),
    outgoing: one,
  }));
}

/** How many messages of the shop came after the last one that was seen; none where nothing was left out of sight. */
export function unseenAfter(entries: readonly LogEntry[], seen: string | null): number {
  const index = entries.findIndex(({ key }) => key === seen);
  if (index === -1) return 0;
  return entries.slice(index + 1).filter((entry) => entry.kind === 'message' && entry.message.side === 'shop')
    .length;
}
