import type { SagaGenerator } from 'typed-redux-saga';
import { call, put } from 'typed-redux-saga';
import { chatApi, subscribedQueries } from '@/api';
import { withIncoming } from '@/domain/chat';
import type { messageArrived } from '@/features/realtime';
import { knownLog } from './knownLog';
import { countMissed } from './unread.saga';

/**
 * Specification §4, "Chat panel": "A realtime event reloads messages", where they are shown; the list of conversations
 * follows. What a shop says is shown as the event has it until the answer is there. An event that comes twice says
 * nothing new.
 */
export function* reloadConversation({ payload }: ReturnType<typeof messageArrived>): SagaGenerator<void> {
  const { shopId, message } = payload;
  const known = yield* knownLog(shopId);
  if (known?.messages.some(({ id }) => id === message.id)) return;
  // One's own words, from another device or this one, wait for the answer: they may still be on their way here.
  if (known && message.side === 'shop')
    yield* put(
      chatApi.util.upsertQueryEntries([
        { endpointName: 'getMessages', arg: shopId, value: withIncoming(known, message) },
      ]),
    );
  yield* put(chatApi.util.invalidateTags([{ type: 'Messages', id: shopId }, 'Conversations']));
}

const talkOutdated = () => chatApi.util.invalidateTags(['Messages', 'Conversations']);

/** An event that could not be read is an event all the same; the count follows by itself (`unreadSaga`). */
export function* reloadTalk(): SagaGenerator<void> {
  yield* put(talkOutdated());
}

/** After the socket was away: the messages that are shown are asked once more; list and count follow them. */
export function* refetchAll(): SagaGenerator<void> {
  yield* put(chatApi.util.invalidateTags(['Messages']));
}

const ofTalk: ReadonlySet<string | undefined> = new Set(['getMessages', 'getConversations']);

/** What is shown of talking was read before anybody listened: it is asked once more, and so is the count. */
export function* refetchShown(): SagaGenerator<void> {
  const shown = yield* subscribedQueries();
  if (shown.some(({ endpointName }) => ofTalk.has(endpointName))) yield* put(talkOutdated());
  yield* call(countMissed);
}
