import type { SagaGenerator } from 'typed-redux-saga';
import { all, call, put, select } from 'typed-redux-saga';
import { callEndpoint, chatApi } from '@/api';
import { CHAT_PAGE_SIZE } from '@/domain/paging';
import { OLDER_MESSAGES_DELAY, OLDER_MESSAGES_FLAG } from '@/domain/timing';
import { report } from '@/shared/report';
import { wait } from '@/shared/saga';
import type { olderMessagesNeared } from './chat.events';
import { olderMessagesAsked } from './chat.slice';

const { getMessages, getOlderMessages } = chatApi.endpoints;

type State = Parameters<ReturnType<typeof getMessages.select>>[0];

/**
 * Specification §4, "Chat panel": scrolling within 50 px of the top loads the next page after 500 ms; the flag is held
 * for a second. Which page it is follows from what is known, for new messages move the pages on.
 */
export function* loadOlder({ payload: shopId }: ReturnType<typeof olderMessagesNeared>): SagaGenerator<void> {
  yield* put(olderMessagesAsked(shopId));
  yield* call(wait, OLDER_MESSAGES_DELAY);
  const { data } = yield* select((state: State) => getMessages.select(shopId)(state));
  if (data?.hasOlder) {
    const page = Math.floor(data.messages.length / CHAT_PAGE_SIZE) + 1;
    const { answer } = yield* all({
      answer: callEndpoint(getOlderMessages.initiate({ shopId, page }, { track: false })),
      flag: call(wait, OLDER_MESSAGES_FLAG),
    });
    if (answer.error) report('older messages', answer.error);
  }
  yield* put(olderMessagesAsked(null));
}
