import type { Action } from '@reduxjs/toolkit';
import { buffers } from 'redux-saga';
import type { SagaGenerator } from 'typed-redux-saga';
import { actionChannel, call, put, select, take } from 'typed-redux-saga';
import { callEndpoint, chatApi } from '@/api';
import { paths } from '@/domain/paths';
import { selectPlace } from '@/features/navigation';
import { messageArrived } from '@/features/realtime';
import { selectUser } from '@/features/session';

const { getMessages, getUnreadMessages } = chatApi.endpoints;

/** Asks how many messages are unread. */
export function* countUnread(): SagaGenerator<void> {
  const user = yield* select(selectUser);
  if (!user) return;
  yield* callEndpoint(getUnreadMessages.initiate(user.id, { forceRefetch: true, subscribe: false }));
}

type State = Parameters<ReturnType<typeof getUnreadMessages.select>>[0] & Parameters<typeof selectUser>[0];

/** How many there are, as far as it is known. */
export const selectUnread = (state: State): number => {
  const user = selectUser(state);
  return user ? (getUnreadMessages.select(user.id)(state).data ?? 0) : 0;
};

function* follow(event: Action): SagaGenerator<void> {
  if (getMessages.matchFulfilled(event)) {
    // A shop's messages have been shown, and with that read: where there was something to read, count and list follow.
    if ((yield* select(selectUnread)) === 0) return;
    yield* put(chatApi.util.invalidateTags(['Conversations']));
    yield* call(countUnread);
    return;
  }
  const { pathname } = yield* select(selectPlace);
  if (pathname !== paths.messages) yield* call(countUnread);
}

/**
 * Specification §4, "Unread messages": on the realtime event, if the current path is not /messages, the count is
 * refetched. One call at a time; what came meanwhile is one more.
 */
export function* unreadSaga(): SagaGenerator<void> {
  const events = yield* actionChannel(
    (event: Action) => messageArrived.match(event) || getMessages.matchFulfilled(event),
    buffers.sliding(2),
  );
  yield* call(countUnread);
  while (true) {
    yield* call(follow, yield* take(events));
  }
}
