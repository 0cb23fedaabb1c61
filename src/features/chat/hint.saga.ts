import type { SagaGenerator } from 'typed-redux-saga';
import { call, select, take } from 'typed-redux-saga';
import { chatApi } from '@/api';
import { hintOfUnread } from '@/shared/adapters/tabHint';
import { selectUnread } from './unread.saga';

/** While the tab is hidden its title and its sign say how many messages wait; they are the page's again on return. */
export function* hintAtTab(): SagaGenerator<void> {
  const hint = yield* call(hintOfUnread);
  try {
    while (true) {
      yield* take(chatApi.endpoints.getUnreadMessages.matchFulfilled);
      hint.show(yield* select(selectUnread));
    }
  } finally {
    hint.end();
  }
}
