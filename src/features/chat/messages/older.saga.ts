import type { SagaGenerator } from 'typed-redux-saga';
import { all, call, put } from 'typed-redux-saga';
import { callEndpoint, chatApi } from '@/api';
import type { ShopId } from '@/domain/ids';
import { CHAT_PAGE_SIZE } from '@/domain/paging';
import { OLDER_MESSAGES_DELAY, OLDER_MESSAGES_FLAG } from '@/domain/timing';
import { report } from '@/shared/report';
import { wait } from '@/shared/saga';
import type { olderMessagesNeared } from '../chat.events';
import { olderMessagesRequested } from '../chat.slice';
import { knownLog } from './knownLog';

const { getOlderMessages } = chatApi.endpoints;

/**
 * Limit for consecutive pages without a readable message, so that a broken server cannot cause an endless
 * loop.
 */
const MOST_PAGES = 5;

/**
 * Fetches the page after the known messages, and further ones until one adds a message. Returns false after
 * an error.
 */
function* requestOlder(shopId: ShopId): SagaGenerator<boolean> {
  const { length, 0: oldest } = (yield* knownLog(shopId))?.messages ?? [];
  const first = Math.floor(length / CHAT_PAGE_SIZE) + 1;
  for (let page = first; page < first + MOST_PAGES; page += 1) {
    const response = yield* callEndpoint(getOlderMessages.initiate({ shopId, page }, { track: false }));
    if (response.error) {
      report('older messages', response.error);
      return false;
    }
    const log = yield* knownLog(shopId);
    // Another first message: the page is merged, or the log was cut meanwhile.
    if (!log?.hasOlder || log.messages[0]?.id !== oldest?.id) return true;
  }
  return true;
}

/**
 * Specification §4, "Chat panel": scrolling within 50 px of the top loads the next page after 500 ms; the
 * flag is held for a second. The page number is derived from the known messages, because new messages shift
 * the pages.
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
