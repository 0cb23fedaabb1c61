import type { Action } from '@reduxjs/toolkit';
import { buffers } from 'redux-saga';
import type { SagaGenerator } from 'typed-redux-saga';
import { actionChannel, call, flush, put, select, take } from 'typed-redux-saga';
import { callAnew, callEndpoint, chatApi, untilRead } from '@/api';
import { paths } from '@/domain/paths';
import { LISTENING_PAUSE } from '@/domain/timing';
import { selectPlace } from '@/features/navigation';
import { messageArrived } from '@/features/realtime';
import { selectUser } from '@/features/session';
import { wait } from '@/shared/saga';

const { getMessages, getUnreadMessages } = chatApi.endpoints;

const selectUserId = (state: Parameters<typeof selectUser>[0]) => selectUser(state)?.id;

/** Asks how many messages are unread, now: what was asked before may have been counted before what has just happened. */
export function* countUnread(): SagaGenerator<void> {
  const userId = yield* select(selectUserId);
  if (userId !== undefined) yield* callAnew(getUnreadMessages, userId);
}

type State = Parameters<ReturnType<typeof getUnreadMessages.select>>[0] & Parameters<typeof selectUser>[0];

/** How many there are, as far as it is known. */
export const selectUnread = (state: State): number => {
  const user = selectUser(state);
  return user ? (getUnreadMessages.select(user.id)(state).data ?? 0) : 0;
};

/** Asks once more what was counted before anybody listened. */
export function* countMissed(): SagaGenerator<void> {
  const userId = yield* select(selectUserId);
  if (userId === undefined) return;
  const { isUninitialized } = yield* select((state: State) => getUnreadMessages.select(userId)(state));
  if (isUninitialized) return;
  yield* call(wait, LISTENING_PAUSE);
  yield* call(countUnread);
}

/** A shop's messages have been shown, and with that read: where there was something to read, count and list follow. */
function* followRead(): SagaGenerator<void> {
  if ((yield* select(selectUnread)) === 0) return;
  yield* put(chatApi.util.invalidateTags(['Conversations']));
  yield* call(countUnread);
}

function* follow(events: readonly Action[]): SagaGenerator<void> {
  const { pathname } = yield* select(selectPlace);
  if (pathname !== paths.messages && events.some(messageArrived.match)) yield* call(countUnread);
  else if (events.some(getMessages.matchFulfilled)) yield* call(followRead);
}

/**
 * Specification §4, "Unread messages": on the realtime event, if the current path is not /messages, the count is
 * refetched. One call at a time; all that came meanwhile is one more.
 */
export function* unreadSaga(): SagaGenerator<void> {
  const userId = yield* select(selectUserId);
  if (userId === undefined) return;
  const events = yield* actionChannel(
    (event: Action) => messageArrived.match(event) || getMessages.matchFulfilled(event),
    buffers.expanding(),
  );
  // The badge may have asked already.
  yield* callEndpoint(getUnreadMessages.initiate(userId, { forceRefetch: true, subscribe: false }));
  while (true) {
    const first = yield* take(events);
    yield* untilRead(getUnreadMessages, userId);
    yield* call(follow, [first, ...(yield* flush(events))]);
  }
}
