import type { Action } from '@reduxjs/toolkit';
import type { SagaGenerator } from 'typed-redux-saga';
import { call, select, take } from 'typed-redux-saga';
import { chatApi } from '@/api';
import { messageArrived } from '@/features/realtime';
import { hintOfUnread } from '@/shared/adapters/tabHint';
import { selectUnread } from './unread.saga';

const { getUnreadMessages } = chatApi.endpoints;

/**
 * While the tab is hidden its title and its sign say how many messages wait; they are the page's again on return. What
 * has come meanwhile waits too where no count knows of it: an open conversation is read as soon as it is loaded, and on
 * /messages nobody counts.
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
