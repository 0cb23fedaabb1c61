import { createAction } from '@reduxjs/toolkit';
import { takeEvery } from 'typed-redux-saga';
import type { ProductId, ShopId } from '@/domain/ids';
import { paths } from '@/domain/paths';
import { needsSession } from '@/features/access';
import { goTo } from '@/features/navigation';

/** "Chat" was pressed on a shop, or on one of its products, which the conversation then is about. */
export const chatPressed = createAction<{ shopId: ShopId; productId: ProductId | null }, 'chat/chatPressed'>(
  'chat/chatPressed',
);

/** A visitor is asked to log in, and the conversation opens after that by itself. */
function* openChat(press: ReturnType<typeof chatPressed>) {
  if (yield* needsSession(press)) yield* goTo(paths.messages);
}

export function* chatSaga() {
  yield* takeEvery(chatPressed, openChat);
}
