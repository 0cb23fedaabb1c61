import type { FileKind } from './fileKind';
import type { Id, ProductId, ShopId, UserId } from './ids';
import { CHAT_PAGE_SIZE } from './paging';
import type { Photo } from './photo';
import type { Priced } from './price';

/** Shop of a conversation, with the details that its opener has. */
export interface ChatShop {
  id: ShopId;
  name: string;
  logo: string | null;
  /** Null when unknown. */
  isOnline: boolean | null;
}

export interface ChatProduct extends Priced {
  id: ProductId;
  name: string;
  thumbnail: string | null;
  rating: number;
  /** Preformatted text of the server, such as "1.2K". */
  totalReviews: string;
}

export interface ChatMessage {
  id: Id;
  side: 'user' | 'shop';
  /** Null for a product card, and for photos alone. */
  text: string | null;
  photos?: Photo[];
  product: ChatProduct | null;
  /** The user's profile picture, beside their own messages; null without one. */
  userPhoto: string | null;
  /** Unix time in milliseconds by the server's clock; null if unparsable. */
  at: number | null;
  isSeen: boolean;
  /** Received over the socket, and not yet part of any response. */
  isReceived?: true;
}

/** Loaded part of a conversation. */
export interface ChatLog {
  /** Oldest first. */
  messages: ChatMessage[];
  hasOlder: boolean;
  /** Taken from the newest message; null before the first one. */
  shop: ChatShop | null;
  /** Number of photos that a message may have; absent if the server takes none. */
  mostPhotos?: number;
  /** Contains only new messages: the history is not loaded yet. */
  isPartial?: true;
}

/** Message from the socket; may belong to another user. */
export interface IncomingChatMessage {
  message: ChatMessage;
  shopId: ShopId;
  /** Empty when the server did not send it. */
  shopName: string;
  /** Owner of the conversation; null when the server did not send one. */
  userId: UserId | null;
}

export interface Conversation {
  id: Id;
  shop: { id: ShopId; name: string; logo: string | null; lastOnline: string | null };
  /** Null for a product card, and for photos alone. */
  lastMessage: string | null;
  /** Number of photos of the last message. */
  lastPhotos?: number;
  /** Display text of the server, such as "5 minutes ago". */
  lastMessageTime: string;
  unread: number;
}

/** Photo of a message that the server has not confirmed; the file is in the vault. */
export interface OutgoingPhoto {
  secretRef: string;
  name: string;
  /** Size in bytes. */
  size: number;
  kind: FileKind;
}

/** Message that the server has not confirmed. */
export interface Outgoing {
  key: string;
  shopId: ShopId;
  /** Empty for photos alone. */
  text: string;
  photos?: OutgoingPhoto[];
  /** Number of photos that were chosen on another page, whose files this one does not have. */
  lostPhotos?: number;
  /** Unix time in milliseconds by the server's clock. */
  at: number;
  state: 'waiting' | 'failed';
  /**
   * Newest message id at the time of sending; set when the response was lost and the message may have
   * arrived.
   */
  afterId?: Id | null;
  /** Server message of a rejected send. */
  label?: string;
  /** Server message of a failure after which the outcome is unknown. */
  reason?: string;
}

/** Longest message that the server accepts, in characters (api §7). */
export const LONGEST_MESSAGE = 10_000;

/** Matches a visible character: no white space, no zero-width mark or joiner. */
const SHAPED = /[^\s\p{Default_Ignorable_Code_Point}]/u;

/** Whether the text has a visible character (specification §6, "empty text not sent"). */
export const hasContent = (text: string) => SHAPED.test(text);

/** Whether the text stacks so many combining marks that they overflow the line ("zalgo" text). */
export const hasStackedMarks = (text: string) => /\p{M}{3}/u.test(text);

const byTime = (one: ChatMessage, other: ChatMessage) =>
  (one.at !== null && other.at !== null && one.at - other.at) || one.id - other.id;

/** Merges by id, sorted by time; on conflict the later list wins. */
function merge(log: readonly ChatMessage[], received: readonly ChatMessage[]): ChatMessage[] {
  const byId = new Map([...log, ...received].map((message) => [message.id, message]));
  return [...byId.values()].sort(byTime);
}

/** The log reduced to its newest page. */
export function onFirstPage(log: ChatLog): ChatLog {
  if (log.messages.length <= CHAT_PAGE_SIZE) return log;
  return { ...log, messages: log.messages.slice(-CHAT_PAGE_SIZE), hasOlder: true };
}

/** The log after a refetch of its newest page; replaced when there is a gap of more than one page. */
export function withNewest(log: ChatLog, newest: ChatLog): ChatLog {
  // The response may be older than the new messages.
  if (log.isPartial) return { ...newest, messages: merge(log.messages, newest.messages) };
  // Socket messages do not prove that the messages before them are loaded.
  const ids = new Set(log.messages.filter(({ isReceived }) => !isReceived).map(({ id }) => id));
  const isConnected = newest.messages.some(({ id }) => ids.has(id)) || !newest.hasOlder;
  if (!isConnected) return newest;
  return {
    messages: merge(log.messages, newest.messages),
    hasOlder: log.messages.length > 0 ? log.hasOlder : newest.hasOlder,
    shop: newest.shop ?? log.shop,
    ...(newest.mostPhotos !== undefined && { mostPhotos: newest.mostPhotos }),
  };
}

/** The log with an older page added. */
export function withOlder(log: ChatLog, older: ChatLog): ChatLog {
  return { ...log, messages: merge(log.messages, older.messages), hasOlder: older.hasOlder };
}

/** The log with a sent message added. */
export function withSent(log: ChatLog, sent: ChatMessage): ChatLog {
  return { ...log, messages: merge(log.messages, [sent]) };
}

/** New log from a sent message, before the history is loaded. */
export function begunWith(sent: ChatMessage): ChatLog {
  return { messages: [{ ...sent, isReceived: true }], hasOlder: false, shop: null, isPartial: true };
}

/** The log with a socket message added, until the next refetch. */
export function withIncoming(log: ChatLog, incoming: ChatMessage): ChatLog {
  return withSent(log, { ...incoming, isReceived: true });
}

/** Accepted difference between the clocks of the server's machines, in milliseconds. */
const CLOCK_TOLERANCE = 30_000;

/** Number of photos of an outgoing message, whether or not their files are here. */
export const photoCountOf = ({ photos = [], lostPhotos = photos.length }: Outgoing): number => lostPhotos;

const isArrivalOf = (outgoing: Outgoing, message: ChatMessage): boolean => {
  const { text, at, afterId = null } = outgoing;
  return (
    message.side === 'user' &&
    (message.photos ?? []).length === photoCountOf(outgoing) &&
    (message.text ?? '').trim() === text.trim() &&
    (afterId === null ? (message.at ?? 0) >= at - CLOCK_TOLERANCE : message.id > afterId)
  );
};

/** Whether the log contains an outgoing message whose response was lost. */
export const hasArrived = (outgoing: Outgoing, { messages }: ChatLog): boolean =>
  messages.some((message) => isArrivalOf(outgoing, message));

/** Sent messages that the log contains. Matched one to one, because the same text may be sent twice. */
export function arrivedOf(unsent: readonly Outgoing[], { messages }: ChatLog): Outgoing[] {
  const taken = new Set<Id>();
  return unsent.filter((outgoing) => {
    if (outgoing.afterId === undefined) return false;
    const arrival = messages.find((message) => !taken.has(message.id) && isArrivalOf(outgoing, message));
    if (arrival) taken.add(arrival.id);
    return arrival !== undefined;
  });
}
