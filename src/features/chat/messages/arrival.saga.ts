import type { SagaGenerator } from 'typed-redux-saga';
import { call, put } from 'typed-redux-saga';
import { chatApi, subscribedQueries } from '@/api';
import { withIncoming } from '@/domain/chat';
import type { messageArrived } from '@/features/realtime';
import { countMissed } from '../unread/unread.saga';
import { knownLog } from './knownLog';

/**
 * Specification §4, "Chat panel": "A realtime event reloads messages" of an open conversation; the list is
 * refetched as well. A shop's message is shown from the event until the response arrives. Duplicate events
 * are ignored.
 */
export function* reloadConversation({ payload }: ReturnType<typeof messageArrived>): SagaGenerator<void> {
  const { shopId, message } = payload;
  const known = yield* knownLog(shopId);
  if (known?.messages.some(({ id }) => id === message.id)) return;
  // The user's own message waits for the response, because it may still be in `outgoing` here.
  if (known && message.side === 'shop')
    yield* put(
      chatApi.util.upsertQueryEntries([
        { endpointName: 'getMessages', arg: shopId, value: withIncoming(known, message) },
      ]),
    );
  yield* put(chatApi.util.invalidateTags([{ type: 'Messages', id: shopId }, 'Conversations']));
}

const invalidateChat = () => chatApi.util.invalidateTags(['Messages', 'Conversations']);

/** An unreadable event still invalidates messages and conversations; `unreadSaga` refetches the count. */
export function* reloadTalk(): SagaGenerator<void> {
  yield* put(invalidateChat());
}

/** After a reconnect the open messages are refetched; the list and the count follow. */
export function* refetchAll(): SagaGenerator<void> {
  yield* put(chatApi.util.invalidateTags(['Messages']));
}

const chatEndpoints: ReadonlySet<string | undefined> = new Set(['getMessages', 'getConversations']);

/** Messages and conversations fetched before the socket subscription are refetched, and so is the count. */
export function* refetchShown(): SagaGenerator<void> {
  const shown = yield* subscribedQueries();
  if (shown.some(({ endpointName }) => chatEndpoints.has(endpointName))) yield* put(invalidateChat());
  yield* call(countMissed);
}
