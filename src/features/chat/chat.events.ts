import { createAction } from '@reduxjs/toolkit';
import type { ChatShop } from '@/domain/chat';
import type { ProductId, ShopId } from '@/domain/ids';

/**
 * "Chat" was pressed on a shop, or on one of its products, which then becomes the topic of the conversation.
 */
export const chatPressed = createAction<{ shop: ChatShop; productId: ProductId | null }, 'chat/chatPressed'>(
  'chat/chatPressed',
);

/** The shopper scrolled near the oldest shown message, or requested older ones. */
export const olderMessagesNeared = createAction<ShopId>('chat/olderMessagesNeared');

/** Another tab has read messages: the counts of unread ones are outdated. */
export const messagesReadElsewhere = createAction('chat/messagesReadElsewhere');
