import type { SagaGenerator } from 'typed-redux-saga';
import { all, call, put } from 'typed-redux-saga';
import { callEndpoint, chatApi } from '@/api';
import type { ShopId } from '@/domain/ids';
import { CHAT_PAGE_SIZE } from '@/domain/paging';
import { OLDER_MESSAGES_DELAY, OLDER_MESSAGES_FLAG } from '@/domain/timing';
import { report } from '@/shared/report';
import { wait } from '@/shared/saga';
import type { olderMessagesNeared } from './chat.events';
import { olderMessagesRequested } from './chat.slice';
import { knownLog } from './knownLog';

const { getOlderMessages } = chatApi.endpoints;

/** How many pages in a row may bring nothing: a server may have pages of which nothing can be read, but not for ever. */
const MOST_PAGES = 5;

/** Asks for the page after what is known, and for those behind it until one brings something; whether they answered. */
function* requestOlder(shopId: ShopId): SagaGenerator<boolean> {
  const { length } = (yield* knownLog(shopId))?.messages ?? [];
  const first = Math.floor(length / CHAT_PAGE_SIZE) + 1;
  for (let page = first; page < first + MOST_PAGES; page += 1) {
    const response = yield* callEndpoint(getOlderMessages.initiate({ shopId, page }, { track: false }));
    if (response.error) {
      report('older messages', response.error);
      return false;
    }
    const log = yield* knownLog(shopId);
    if (!log?.hasOlder || log.messages.length > length) return true;
  }
  return true;
}

/**
 * Specification §4, "Chat panel": scrolling within 50 px of the top loads the next page after 500 ms; the flag is held
 * for a second. Which page it is follows from what is known, for new messages move the pages on.
 */
export function* loadOlder({ payload: shopId }: ReturnType<typeof olderMessagesNeared>): SagaGenerator<void> {
  yield* put(olderMessagesRequested(shopId));
  yield* call(wait, OLDER_MESSAGES_DELAY);
  const hasOlder = (yield* knownLog(shopId))?.hasOlder;
  const [hasResponse] = hasOlder
    ? yield* all([call(requestOlder, shopId), call(wait, OLDER_MESSAGES_FLAG)])
    : [true];
  yield* put(olderMessagesRequested(hasResponse ? null : { failed: shopId }));
}
