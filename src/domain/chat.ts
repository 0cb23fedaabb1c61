import type { Id, ProductId, ShopId, UserId } from './ids';
import { CHAT_PAGE_SIZE } from './paging';
import type { Priced } from './price';

/** The shop that a conversation is with, as far as whoever opens it knows. */
export interface ChatShop {
  id: ShopId;
  name: string;
  logo: string | null;
  /** Null where nobody has said. */
  isOnline: boolean | null;
}

export interface ChatProduct extends Priced {
  id: ProductId;
  name: string;
  thumbnail: string | null;
  rating: number;
  /** The server's text, such as "1.2K". */
  totalReviews: string;
}

export interface ChatMessage {
  id: Id;
  side: 'user' | 'shop';
  /** Null for a product card. */
  text: string | null;
  product: ChatProduct | null;
  /** The user's profile picture beside a message of their own; null where there is none. */
  userPhoto: string | null;
  /** Milliseconds since 1970 by the server's clock; null where it cannot be read. */
  at: number | null;
  isSeen: boolean;
  /** As the socket brought it: no answer of the server has held it yet. */
  isHeard?: true;
}

/** What is known of a conversation. */
export interface ChatLog {
  /** The oldest first. */
  messages: ChatMessage[];
  hasOlder: boolean;
  /** As the newest message has it; null before the first. */
  shop: ChatShop | null;
  /** Only what was said just now is known: the server has not told yet what was said before. */
  isPartial?: true;
}

/** A message as the socket brings it: it may be anybody's. */
export interface HeardMessage {
  message: ChatMessage;
  shopId: ShopId;
  /** Whose conversation it is; null where the server did not say. */
  userId: UserId | null;
}

export interface Conversation {
  id: Id;
  shop: { id: ShopId; name: string; logo: string | null; lastOnline: string | null };
  /** Null for a product card. */
  lastMessage: string | null;
  /** The server's text, such as "5 minutes ago". */
  lastMessageTime: string;
  unread: number;
}

/** A message that the server has not confirmed. */
export interface Outgoing {
  key: string;
  shopId: ShopId;
  text: string;
  /** Milliseconds since 1970 by the server's clock. */
  at: number;
  state: 'waiting' | 'failed';
  /** The newest message before it was sent, where it may have arrived although its answer was lost. */
  afterId?: Id | null;
  /** The server's words to a refusal. */
  words?: string;
  /** The server's message to a failure after which nobody knows whether it arrived. */
  reason?: string;
}

/** The server takes no more (contract §7), in characters. */
export const LONGEST_MESSAGE = 10_000;

/** Anything but marks and joiners that have no shape of their own: a text of these says nothing. */
const SHAPED = /[^\s\p{Default_Ignorable_Code_Point}]/u;

/** Whether there is something to send (specification §6, "empty text not sent"). */
export const saysSomething = (text: string) => SHAPED.test(text);

/** Whether letters bear so many marks that they reach out of their line. */
export const hasStackedMarks = (text: string) => /\p{M}{3}/u.test(text);

const byTime = (one: ChatMessage, other: ChatMessage) =>
  (one.at !== null && other.at !== null && one.at - other.at) || one.id - other.id;

/** Both in order, each message once; where they differ the newer answer counts. */
function together(known: readonly ChatMessage[], answered: readonly ChatMessage[]): ChatMessage[] {
  const byId = new Map([...known, ...answered].map((message) => [message.id, message]));
  return [...byId.values()].sort(byTime);
}

/** The log as it is before older messages were asked for. */
export function onFirstPage(known: ChatLog): ChatLog {
  if (known.messages.length <= CHAT_PAGE_SIZE) return known;
  return { ...known, messages: known.messages.slice(-CHAT_PAGE_SIZE), hasOlder: true };
}

/** The log after its newest page was asked again. Where more was missed than a page holds, it begins anew. */
export function withNewest(known: ChatLog, newest: ChatLog): ChatLog {
  // The answer may have been made before what was said.
  if (known.isPartial) return { ...newest, messages: together(known.messages, newest.messages) };
  // What was heard tells nothing of what was said before it.
  const ids = new Set(known.messages.filter(({ isHeard }) => !isHeard).map(({ id }) => id));
  const isConnected = newest.messages.some(({ id }) => ids.has(id)) || !newest.hasOlder;
  if (!isConnected) return newest;
  return {
    messages: together(known.messages, newest.messages),
    hasOlder: known.messages.length > 0 ? known.hasOlder : newest.hasOlder,
    shop: newest.shop ?? known.shop,
  };
}

/** The log with one of its older pages. */
export function withOlder(known: ChatLog, older: ChatLog): ChatLog {
  return { ...known, messages: together(known.messages, older.messages), hasOlder: older.hasOlder };
}

/** The log with a message that was just sent. */
export function withSent(known: ChatLog, sent: ChatMessage): ChatLog {
  return { ...known, messages: together(known.messages, [sent]) };
}

/** The log before the server has told it, from a message that was just sent. */
export function begunWith(sent: ChatMessage): ChatLog {
  return { messages: [{ ...sent, isHeard: true }], hasOlder: false, shop: null, isPartial: true };
}

/** The log with a message that the socket brought, until the server is asked. */
export function withHeard(known: ChatLog, heard: ChatMessage): ChatLog {
  return withSent(known, { ...heard, isHeard: true });
}

/** How far apart the clocks of the server's machines may be, in milliseconds. */
const CLOCK_DOUBT = 30_000;

const isArrivalOf = ({ text, at, afterId = null }: Outgoing, message: ChatMessage): boolean =>
  message.side === 'user' &&
  message.text?.trim() === text.trim() &&
  (afterId === null ? (message.at ?? 0) >= at - CLOCK_DOUBT : message.id > afterId);

/** Whether a message whose answer was lost has arrived all the same. */
export const hasArrived = (outgoing: Outgoing, { messages }: ChatLog): boolean =>
  messages.some((message) => isArrivalOf(outgoing, message));

/** Those that have been out and are in the log. One message there is one of them: words may have been said twice. */
export function arrivedOf(unsent: readonly Outgoing[], { messages }: ChatLog): Outgoing[] {
  const taken = new Set<Id>();
  return unsent.filter((outgoing) => {
    if (outgoing.afterId === undefined) return false;
    const arrival = messages.find((message) => !taken.has(message.id) && isArrivalOf(outgoing, message));
    if (arrival) taken.add(arrival.id);
    return arrival !== undefined;
  });
}
