import { isDraft, original } from '@reduxjs/toolkit';
import type { ChatLog, ChatMessage, Conversation } from '@/domain/chat';
import { withNewest, withOlder, withSent } from '@/domain/chat';
import type { ProductId, ShopId, UserId } from '@/domain/ids';
import { CHAT_PAGE_SIZE } from '@/domain/paging';
import { report } from '@/shared/report';
import { api } from '../api';
import {
  conversationsWire,
  messagesOfChatWire,
  sentMessageWire,
  unreadMessagesWire,
} from '../wire/chat.wire';

interface ConversationPage {
  /** Number of all conversations that match, not of this page. */
  total: number;
  data: Conversation[];
}

export interface ChatOpening {
  shopId: ShopId;
  userId: UserId;
  /** What the conversation is about. */
  productId: ProductId | null;
}

/** The log itself instead of its draft, or a draft's draft, which would draft each of its hundreds of messages. */
function settled(log: ChatLog): ChatLog {
  const behind = isDraft(log) ? original(log) : undefined;
  return behind ? settled(behind) : log;
}

/** The tags are named here, so that the first page does not carry them. */
export const chatApi = api.enhanceEndpoints({ addTagTypes: ['Conversations', 'Messages'] }).injectEndpoints({
  endpoints: (build) => ({
    /** GET /get-shops: the conversations, the latest first, by the name that is searched for. */
    getConversations: build.infiniteQuery<ConversationPage, string, number>({
      infiniteQueryOptions: {
        initialPageParam: 1,
        getNextPageParam: (last, pages, page) =>
          last.data.length > 0 && pages.flatMap(({ data }) => data).length < last.total
            ? page + 1
            : undefined,
      },
      query: ({ queryArg: search, pageParam: page }) => ({
        url: '/get-shops',
        query: { search, page, per_page: CHAT_PAGE_SIZE },
        reads: conversationsWire,
      }),
      providesTags: ['Conversations', 'Localised'],
    }),
    /** GET /get-message: the newest page of a conversation; what is known of it stays. The server takes it as read. */
    getMessages: build.query<ChatLog, ShopId>({
      query: (shopId) => ({
        url: '/get-message',
        query: { shop_id: shopId, page: 1, per_page: CHAT_PAGE_SIZE },
        reads: messagesOfChatWire,
      }),
      merge: (known, newest) => withNewest(settled(known), newest),
      // "Logged only: message fetch failure" (specification §8).
      async onQueryStarted(_shopId, { queryFulfilled }) {
        await queryFulfilled.catch(({ error }: { error: unknown }) => report('get-message', error));
      },
      providesTags: (_log, _error, shopId) => [{ type: 'Messages', id: shopId }, 'Localised'],
    }),
    /** GET /get-message of a later page: it is put before what is known. */
    getOlderMessages: build.mutation<ChatLog, { shopId: ShopId; page: number }>({
      query: ({ shopId, page }) => ({
        url: '/get-message',
        query: { shop_id: shopId, page, per_page: CHAT_PAGE_SIZE },
        reads: messagesOfChatWire,
      }),
      async onQueryStarted({ shopId }, { dispatch, queryFulfilled }) {
        const older = await queryFulfilled.catch(() => null);
        if (!older) return;
        const { updateQueryData } = chatApi.util;
        dispatch(updateQueryData('getMessages', shopId, (known) => withOlder(settled(known), older.data)));
      },
    }),
    /** POST /send-message. */
    sendMessage: build.mutation<ChatMessage, { shopId: ShopId; text: string }>({
      query: ({ shopId, text }) => ({
        url: '/send-message',
        method: 'POST',
        body: { shop_id: shopId, message: text, type: 'user' },
        reads: sentMessageWire,
      }),
      async onQueryStarted({ shopId }, { dispatch, queryFulfilled }) {
        const sent = await queryFulfilled.catch(() => null);
        if (!sent) return;
        const { updateQueryData } = chatApi.util;
        dispatch(updateQueryData('getMessages', shopId, (known) => withSent(settled(known), sent.data)));
      },
      invalidatesTags: ['Conversations'],
    }),
    /** POST /store-message: the conversation is opened, with a card of the product that it is about. */
    storeMessage: build.mutation<null, ChatOpening>({
      query: ({ shopId, userId, productId }) => ({
        url: '/store-message',
        method: 'POST',
        body: {
          shop_id: shopId,
          user_id: userId,
          type: 'user',
          ...(productId !== null && { product_id: productId }),
        },
      }),
      invalidatesTags: (_answer, error, { shopId, productId }) =>
        error || productId === null ? [] : [{ type: 'Messages', id: shopId }, 'Conversations'],
    }),
    /** GET /unread-messages: how many messages of shops the user has not read. */
    getUnreadMessages: build.query<number, UserId>({
      query: (userId) => ({
        url: '/unread-messages',
        query: { user_id: userId },
        reads: unreadMessagesWire,
        onUnauthorized: 'endSession',
      }),
    }),
  }),
});

export const { useGetConversationsInfiniteQuery, useGetMessagesQuery, useGetUnreadMessagesQuery } = chatApi;
