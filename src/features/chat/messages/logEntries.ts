import type { ChatMessage, Outgoing } from '@/domain/chat';

/** A line of the message log. */
export type LogEntry =
  | { kind: 'message'; key: string; at: number | null; beginsDay: boolean; message: ChatMessage }
  | { kind: 'outgoing'; key: string; at: number; beginsDay: boolean; outgoing: Outgoing };

/** Whether both render the same. Entries are rebuilt on every change, so identity does not work. */
export function isSameEntry(one: LogEntry, other: LogEntry): boolean {
  if (one.key !== other.key || one.beginsDay !== other.beginsDay) return false;
  if (one.kind === 'message') return other.kind === 'message' && one.message === other.message;
  return other.kind === 'outgoing' && one.outgoing === other.outgoing;
}

const dayOf = (at: number) => new Date(at).toDateString();

/**
 * Returns a function that is true for the first message of each local day; `before` is the last preceding
 * time.
 */
function dayMarker(before: number | null) {
  let day = before === null ? null : dayOf(before);
  return (at: number | null): boolean => {
    if (at === null || dayOf(at) === day) return false;
    day = dayOf(at);
    return true;
  };
}

/** Entries of the confirmed messages, in order. */
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

/**
 * Entries of the unconfirmed messages, in a list of their own: they change with each press, the hundreds
 * before do not.
 */
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

/** Number of the shop's messages after the last seen one; 0 if no message was out of view. */
export function unseenAfter(entries: readonly LogEntry[], lastSeenKey: string | null): number {
  const index = entries.findIndex(({ key }) => key === lastSeenKey);
  if (index === -1) return 0;
  return entries.slice(index + 1).filter((entry) => entry.kind === 'message' && entry.message.side === 'shop')
    .length;
}
