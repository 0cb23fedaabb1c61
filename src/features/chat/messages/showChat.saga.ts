import type { Action } from '@reduxjs/toolkit';
import type { SagaGenerator } from 'typed-redux-saga';
import { call, put, select } from 'typed-redux-saga';
import { callEndpoint, chatApi } from '@/api';
import { onFirstPage } from '@/domain/chat';
import type { ShopId } from '@/domain/ids';
import { overlayOpened, selectOverlays } from '@/core/overlays';
import { selectUser } from '@/core/session';
import { report } from '@/shared/report';
import type { chatPressed } from '../chat.events';
import { selectOlderOf } from '../chat.selectors';
import { olderMessagesRequested } from '../chat.slice';
import { knownLog } from './knownLog';

const { updateQueryData } = chatApi.util;
const { openConversation } = chatApi.endpoints;

/**
 * Specification §4, "Chat panel": "opening resets to page 1", also for a conversation that was closed a
 * moment ago.
 */
function* beginAtFirstPage(shopId: ShopId): SagaGenerator<void> {
  const known = yield* knownLog(shopId);
  const first = known && onFirstPage(known);
  if (first && first !== known)
    yield* put(updateQueryData('getMessages', shopId, () => first) as unknown as Action);
  if ((yield* select(selectOlderOf)) !== null) yield* put(olderMessagesRequested(null));
}

/**
 * Specification §4, "Chat panel": "a store-message call is made when the chat opens for a shop". The panel
 * fetches the messages itself.
 */
export function* showChat({ payload }: ReturnType<typeof chatPressed>): SagaGenerator<void> {
  const user = yield* select(selectUser);
  if (!user) return;
  const { shop, productId } = payload;
  // Opened by an earlier press: beside the panel, wide screens leave the button in reach.
  const overlays = yield* select(selectOverlays);
  if (overlays.some((overlay) => overlay.name === 'chat' && overlay.shop.id === shop.id)) return;
  yield* call(beginAtFirstPage, shop.id);
  yield* put(overlayOpened({ name: 'chat', shop }));
  const opening = { shopId: shop.id, userId: user.id, productId };
  const response = yield* callEndpoint(openConversation.initiate(opening, { track: false }));
  // Only the product card is missing then; the conversation works without it.
  if (response.error) report('store-message', response.error);
}
