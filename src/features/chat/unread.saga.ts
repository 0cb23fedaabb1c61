import type { Action } from '@reduxjs/toolkit';
import type { Channel } from 'redux-saga';
import { buffers } from 'redux-saga';
import type { SagaGenerator } from 'typed-redux-saga';
import { actionChannel, call, flush, put, select, take } from 'typed-redux-saga';
import { refetchQuery, callEndpoint, chatApi, subscribedQueries, untilRead } from '@/api';
import type { Conversation } from '@/domain/chat';
import type { ShopId } from '@/domain/ids';
import { paths } from '@/domain/paths';
import { RECONNECT_DELAY } from '@/domain/timing';
import { selectLocation } from '@/core/navigation';
import { messageArrived, messageNotRead } from '@/features/realtime';
import { selectUser } from '@/core/session';
import { wait } from '@/shared/saga';
import { connectionChanged } from './chat.slice';

const { getMessages, getUnreadMessages } = chatApi.endpoints;
const { updateQueryData } = chatApi.util;

type Events = Channel<Action>;

/** The list of conversations was answered. */
interface Listed {
  payload: { pages: readonly { total: number; data: readonly Conversation[] }[] };
  /** The argument is the search term. */
  meta: { arg: { originalArgs: string } };
}

const selectUserId = (state: Parameters<typeof selectUser>[0]) => selectUser(state)?.id;

/** Asks how many messages are unread, now: what was asked before may have been counted before what has just happened. */
export function* countUnread(): SagaGenerator<void> {
  const userId = yield* select(selectUserId);
  if (userId !== undefined) yield* refetchQuery(getUnreadMessages, userId);
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
  yield* call(wait, RECONNECT_DELAY);
  yield* call(countUnread);
}

/** List and count, after messages were read. */
function* refetchListAndCount(): SagaGenerator<void> {
  yield* put(chatApi.util.invalidateTags(['Conversations']));
  yield* call(countUnread);
}

/** A shop's messages have been shown, and with that read: where there was something to read, count and list follow. */
function* followRead(): SagaGenerator<void> {
  if ((yield* select(selectUnread)) > 0) yield* call(refetchListAndCount);
}

/** The socket is back: one look at all that may have been missed. */
export const isBack = (action: Action) => connectionChanged.match(action) && action.payload === 'live';

/** What is shown is asked again by then, and is read with that; list and count follow once, and not once more for it. */
function* followReturn(events: Events): SagaGenerator<void> {
  for (const { endpointName, originalArgs } of yield* subscribedQueries())
    if (endpointName === 'getMessages') yield* untilRead(getMessages, originalArgs);
  yield* flush(events);
  yield* call(refetchListAndCount);
}

/**
 * On /messages the count is not refetched (specification §4), but the list is: the badge is the sum of its rows when all
 * conversations are listed, and no less than that sum otherwise.
 */
export function* countListed({ payload, meta }: Listed): SagaGenerator<void> {
  const userId = yield* select(selectUserId);
  const { pathname } = yield* select(selectLocation);
  if (userId === undefined || pathname !== paths.messages) return;
  const rows = new Map(payload.pages.flatMap(({ data }) => data).map(({ id, unread }) => [id, unread]));
  const listed = [...rows.values()].reduce((sum, unread) => sum + unread, 0);
  const isComplete = meta.arg.originalArgs === '' && rows.size >= (payload.pages.at(-1)?.total ?? Infinity);
  const unread = yield* select(selectUnread);
  if (listed > unread || (isComplete && listed !== unread))
    yield* put(updateQueryData('getUnreadMessages', userId, () => listed) as unknown as Action);
}

/** A message has come, or may have. */
const isNews = (action: Action) => messageArrived.match(action) || messageNotRead.match(action);

/** The conversations in view whose messages are refetched because of these events. */
function* reloadedBy(seen: readonly Action[]): SagaGenerator<ShopId[]> {
  if (!seen.some(isNews)) return [];
  const shown = yield* subscribedQueries();
  const isReloaded = (shopId: ShopId) =>
    seen.some((event) =>
      messageArrived.match(event) ? event.payload.shopId === shopId : messageNotRead.match(event),
    );
  return shown.flatMap(({ endpointName, originalArgs: shopId }) =>
    endpointName === 'getMessages' && typeof shopId === 'number' && isReloaded(shopId) ? [shopId] : [],
  );
}

/**
 * On /messages an event refetches no count (specification §4), also not once the messages that it refetched have been
 * read: only the list follows then. `reloading` holds the conversations whose messages are still on their way.
 */
function* followOnMessages(seen: readonly Action[], reloading: Set<ShopId>): SagaGenerator<void> {
  const read = seen.filter(getMessages.matchFulfilled).map(({ meta }) => meta.arg.originalArgs);
  const isOfEvent = read.map((shopId) => reloading.delete(shopId));
  for (const shopId of yield* reloadedBy(seen)) reloading.add(shopId);
  if (isOfEvent.includes(false)) yield* call(followRead);
  else if (read.length > 0) yield* put(chatApi.util.invalidateTags(['Conversations']));
}

function* follow(seen: readonly Action[], events: Events, reloading: Set<ShopId>): SagaGenerator<void> {
  const { pathname } = yield* select(selectLocation);
  if (seen.some(isBack)) yield* call(followReturn, events);
  else if (pathname === paths.messages) return yield* call(followOnMessages, seen, reloading);
  else if (seen.some(isNews)) yield* call(countUnread);
  else if (seen.some(getMessages.matchFulfilled)) yield* call(followRead);
  reloading.clear();
}

/**
 * Specification §4, "Unread messages": on the realtime event, if the current path is not /messages, the count is
 * refetched. One call at a time; all that came meanwhile is one more.
 */
export function* unreadSaga(): SagaGenerator<void> {
  const userId = yield* select(selectUserId);
  if (userId === undefined) return;
  const events = yield* actionChannel(
    (event: Action) => isNews(event) || getMessages.matchFulfilled(event) || isBack(event),
    buffers.expanding(),
  );
  // The badge may have asked already.
  yield* callEndpoint(getUnreadMessages.initiate(userId, { forceRefetch: true, subscribe: false }));
  const reloading = new Set<ShopId>();
  while (true) {
    const first = yield* take(events);
    yield* untilRead(getUnreadMessages, userId);
    yield* call(follow, [first, ...(yield* flush(events))], events, reloading);
  }
}
