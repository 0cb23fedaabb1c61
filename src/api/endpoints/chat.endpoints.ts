import { isDraft, original } from '@reduxjs/toolkit';
import type { ChatLog, ChatMessage, Conversation } from '@/domain/chat';
import { withNewest, withOlder, withSent } from '@/domain/chat';
import type { ProductId, ShopId, UserId } from '@/domain/ids';
import { CHAT_PAGE_SIZE } from '@/domain/paging';
import type { SecretRef } from '@/shared/adapters';
import { report } from '@/shared/report';
import { api } from '../api';
import {
  conversationsWire,
  messagesOfChatWire,
  sentMessageWire,
  unreadMessagesWire,
} from '../wire/chat.wire';

interface ConversationPage {
  /** Number of matching conversations, across all pages. */
  total: number;
  data: Conversation[];
}

export interface NewMessage {
  shopId: ShopId;
  /** May be empty if there are photos. */
  text: string;
  photos?: readonly SecretRef[];
}

export interface ChatOpening {
  shopId: ShopId;
  userId: UserId;
  /** Product that the conversation is about. */
  productId: ProductId | null;
}

/** Unwraps (nested) Immer drafts; reading the draft would create proxies for hundreds of messages. */
function withoutDraft(log: ChatLog): ChatLog {
  const base = isDraft(log) ? original(log) : undefined;
  return base ? withoutDraft(base) : log;
}

/** Declares its tags here, to keep them out of the main bundle. */
export const chatApi = api.enhanceEndpoints({ addTagTypes: ['Conversations', 'Messages'] }).injectEndpoints({
  endpoints: (build) => ({
    /** GET /get-shops: conversations filtered by shop name, latest first. */
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
    /**
     * GET /get-message: newest page of a conversation, merged into the cached log. The server marks it as
     * read.
     */
    getMessages: build.query<ChatLog, ShopId>({
      query: (shopId) => ({
        url: '/get-message',
        query: { shop_id: shopId, page: 1, per_page: CHAT_PAGE_SIZE },
        reads: messagesOfChatWire,
      }),
      merge: (log, newest) => withNewest(withoutDraft(log), newest),
      // "Logged only: message fetch failure" (specification §8).
      async onQueryStarted(_shopId, { queryFulfilled }) {
        await queryFulfilled.catch(({ error }: { error: unknown }) => report('get-message', error));
      },
      providesTags: (_log, _error, shopId) => [{ type: 'Messages', id: shopId }, 'Localised'],
    }),
    /**
     * GET /get-message with a page: older messages, merged into the cached log unless it begins with another
     * message by then: cut or replaced, it would have a gap before the page.
     */
    getOlderMessages: build.mutation<ChatLog, { shopId: ShopId; page: number }>({
      query: ({ shopId, page }) => ({
        url: '/get-message',
        query: { shop_id: shopId, page, per_page: CHAT_PAGE_SIZE },
        reads: messagesOfChatWire,
      }),
      async onQueryStarted({ shopId }, { queryFulfilled, ...store }) {
        const selectLog = chatApi.endpoints.getMessages.select(shopId);
        const oldestId = () => selectLog(store.getState()).data?.messages[0]?.id;
        const requestedBefore = oldestId();
        const older = await queryFulfilled.catch(() => null);
        if (!older || oldestId() !== requestedBefore) return;
        const { updateQueryData } = chatApi.util;
        store.dispatch(
          updateQueryData('getMessages', shopId, (log) => withOlder(withoutDraft(log), older.data)),
        );
      },
    }),
    /** POST /send-message: sends a message; adds it to the cached log. A form only if there are photos. */
    sendMessage: build.mutation<ChatMessage, NewMessage>({
      query: ({ shopId, text, photos = [] }) => {
        const body = { shop_id: shopId, message: text, type: 'user' };
        const request = { url: '/send-message', method: 'POST', reads: sentMessageWire } as const;
        return photos.length > 0
          ? { ...request, form: { ...body, 'photos[]': photos } }
          : { ...request, body };
      },
      async onQueryStarted({ shopId }, { dispatch, queryFulfilled }) {
        const sent = await queryFulfilled.catch(() => null);
        if (!sent) return;
        const { updateQueryData } = chatApi.util;
        dispatch(updateQueryData('getMessages', shopId, (log) => withSent(withoutDraft(log), sent.data)));
      },
      invalidatesTags: ['Conversations'],
    }),
    /** POST /store-message: opens a conversation, with a card of its product. */
    openConversation: build.mutation<null, ChatOpening>({
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
      invalidatesTags: (_data, error, { shopId, productId }) =>
        error || productId === null ? [] : [{ type: 'Messages', id: shopId }, 'Conversations'],
    }),
    /** GET /unread-messages: number of the user's unread messages. */
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
