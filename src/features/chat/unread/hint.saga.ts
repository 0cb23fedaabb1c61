import type { Action } from '@reduxjs/toolkit';
import type { SagaGenerator } from 'typed-redux-saga';
import { call, select, take } from 'typed-redux-saga';
import { chatApi } from '@/api';
import { messageArrived } from '@/features/realtime';
import { hintOfUnread } from '@/shared/adapters/tabHint';
import { selectUnread } from './unread.saga';

const { getUnreadMessages } = chatApi.endpoints;

/**
 * While the tab is hidden, its title and icon show the number of unread messages; both are restored on
 * return. Arrived messages count even if the server's count leaves them out: an open conversation is marked
 * as read as soon as it loads, and on /messages the count is not refetched.
 */
export function* hintAtTab(): SagaGenerator<void> {
  const hint = yield* call(hintOfUnread);
  try {
    while (true) {
      const event = yield* take<Action>([getUnreadMessages.matchFulfilled, messageArrived]);
      if (!messageArrived.match(event)) hint.count(yield* select(selectUnread));
      else if (event.payload.message.side === 'shop') hint.arrive(event.payload.message.id);
    }
  } finally {
    hint.end();
  }
}
