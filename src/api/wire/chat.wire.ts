import * as v from 'valibot';
import type { ChatLog, ChatMessage, ChatProduct, Conversation, IncomingChatMessage } from '@/domain/chat';
import { LONGEST_MESSAGE } from '@/domain/chat';
import { CHAT_PAGE_SIZE } from '@/domain/paging';
import {
  anything,
  count,
  dataOf,
  flag,
  id,
  itemsOf,
  rows,
  optional,
  optionalText,
  price,
  money,
  rating,
  requiredText,
  shortText,
  text,
} from './lenient';
import { photos } from './photo.wire';

const product = v.pipe(
  v.object({
    id,
    name: requiredText,
    thumbnail: optionalText,
    price,
    discount_price: money,
    rating,
    total_reviews: shortText,
  }),
  v.transform(({ discount_price, total_reviews, ...rest }): ChatProduct => ({
    ...rest,
    discountPrice: discount_price,
    totalReviews: total_reviews,
  })),
);

const shop = v.object({ id, name: text, logo: optionalText });

const moment = v.pipe(
  text,
  v.transform((written) => {
    const read = Date.parse(written);
    return Number.isNaN(read) ? null : read;
  }),
);

/** CHAT of api §9. A message without text, photos and product is invalid. */
const chat = v.pipe(
  v.object({
    id,
    shop: optional(shop),
    user: optional(v.object({ id, profile_photo: optionalText })),
    product: optional(product),
    type: v.picklist(['user', 'shop']),
    message: optionalText,
    photos,
    is_seen: flag,
    created_at: moment,
    shop_active_status: anything,
  }),
  v.check(
    ({ message, photos: sent, product: shown }) => message !== null || shown !== null || sent.length > 0,
    'an empty message',
  ),
);

type Chat = v.InferOutput<typeof chat>;

const toMessage = (wire: Chat): ChatMessage => ({
  id: wire.id,
  side: wire.type,
  text: wire.message,
  ...(wire.photos.length > 0 && { photos: wire.photos }),
  product: wire.product,
  userPhoto: wire.type === 'user' ? (wire.user?.profile_photo ?? null) : null,
  at: wire.created_at,
  isSeen: wire.is_seen,
});

const isOn = (status: unknown): boolean | null =>
  status === null || status === undefined ? null : v.parse(flag, status);

const many = v.pipe(
  v.object({ data: anything, message_photos: count }),
  v.transform(({ data, message_photos }) => ({
    chats: v.parse(rows(chat), data),
    sent: itemsOf(data).length,
    mostPhotos: message_photos,
  })),
  v.transform(({ chats, sent, mostPhotos }): ChatLog => {
    // Newest first (api §7).
    const [newest] = chats;
    return {
      messages: chats.map(toMessage).reverse(),
      hasOlder: sent >= CHAT_PAGE_SIZE,
      shop: newest?.shop ? { ...newest.shop, isOnline: isOn(newest.shop_active_status) } : null,
      ...(mostPhotos > 0 && { mostPhotos }),
    };
  }),
);

export const messagesOfChatWire = dataOf(many);

export const sentMessageWire = dataOf(
  v.pipe(
    v.object({ data: chat }),
    v.transform(({ data }) => toMessage(data)),
  ),
);

const conversation = v.pipe(
  v.object({
    id,
    shop: v.object({ ...shop.entries, last_online: optionalText }),
    last_message: optionalText,
    last_message_photos: count,
    last_message_time: text,
    unread_message_user: count,
  }),
  v.transform((wire): Conversation => {
    const { last_online, ...named } = wire.shop;
    return {
      id: wire.id,
      shop: { ...named, lastOnline: last_online },
      lastMessage: wire.last_message,
      ...(wire.last_message_photos > 0 && { lastPhotos: wire.last_message_photos }),
      lastMessageTime: wire.last_message_time,
      unread: wire.unread_message_user,
    };
  }),
);

export const conversationsWire = dataOf(v.object({ total: count, data: rows(conversation) }));

export const unreadMessagesWire = dataOf(
  v.pipe(
    // Some servers nest the count one level deeper (specification §7).
    v.object({ unread_messages: anything, data: optional(v.object({ unread_messages: count })) }),
    v.transform(({ unread_messages, data }) => data?.unread_messages ?? v.parse(count, unread_messages)),
  ),
);

/** Longer socket texts are dropped, as the sender is not verified; the page fetches them instead. */
const LONGEST_INCOMING = 10 * LONGEST_MESSAGE;

/** Socket event `send-message-to-user`: `{message: CHAT}`. */
export const incomingMessageWire = v.pipe(
  v.object({
    message: v.pipe(
      chat,
      v.check((incoming) => incoming.shop !== null, 'no shop'),
      v.check(({ message }) => (message ?? '').length <= LONGEST_INCOMING, 'too long'),
    ),
  }),
  v.transform(({ message }): IncomingChatMessage => ({
    message: toMessage(message),
    shopId: message.shop?.id ?? 0,
    shopName: message.shop?.name ?? '',
    userId: message.user?.id ?? null,
  })),
);

/** Socket event `support-ticket-message-event`. */
export const incomingTicketWire = v.pipe(
  v.object({ ticket_number: requiredText }),
  v.transform(({ ticket_number }) => ticket_number),
);
