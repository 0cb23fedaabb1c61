import { createAction } from '@reduxjs/toolkit';
import type { ChatShop } from '@/domain/chat';
import type { ProductId, ShopId } from '@/domain/ids';

/** "Chat" was pressed on a shop, or on one of its products, which the conversation then is about. */
export const chatPressed = createAction<{ shop: ChatShop; productId: ProductId | null }, 'chat/chatPressed'>(
  'chat/chatPressed',
);

/** The shopper came near the oldest message that is shown, or asked for older ones. */
export const olderMessagesNeared = createAction<ShopId>('chat/olderMessagesNeared');
