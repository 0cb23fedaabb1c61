import type { SagaGenerator } from 'typed-redux-saga';
import { put, select } from 'typed-redux-saga';
import { callEndpoint, chatApi } from '@/api';
import { needsSession } from '@/features/access';
import { overlayOpened } from '@/features/overlays';
import { selectUser } from '@/features/session';
import { report } from '@/shared/report';
import type { chatPressed } from './chat.events';

/**
 * Specification §4, "Chat panel": "a store-message call is made when the chat opens for a shop". The panel asks for the
 * messages itself; a visitor is asked to log in, and the conversation opens after that by itself.
 */
export function* openChat(press: ReturnType<typeof chatPressed>): SagaGenerator<void> {
  if (!(yield* needsSession(press))) return;
  const user = yield* select(selectUser);
  if (!user) return;
  const { shop, productId } = press.payload;
  yield* put(overlayOpened({ name: 'chat', shop }));
  const opening = { shopId: shop.id, userId: user.id, productId };
  const answer = yield* callEndpoint(chatApi.endpoints.storeMessage.initiate(opening, { track: false }));
  // A conversation without its card is one all the same.
  if (answer.error) report('store-message', answer.error);
}
