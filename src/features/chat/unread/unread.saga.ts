import type { Action } from '@reduxjs/toolkit';
import type { Channel } from 'redux-saga';
import { buffers } from 'redux-saga';
import type { SagaGenerator } from 'typed-redux-saga';
import { actionChannel, call, flush, put, select, take } from 'typed-redux-saga';
import { refetchQuery, callEndpoint, chatApi, awaitPendingQuery } from '@/api';
import type { Conversation } from '@/domain/chat';
import type { ShopId } from '@/domain/ids';
import { paths } from '@/domain/paths';
import { RECONNECT_DELAY } from '@/domain/timing';
import { selectLocation } from '@/core/navigation';
import { isReconnect, messageArrived, messageNotRead } from '@/features/realtime';
import { selectUser } from '@/core/session';
import { wait } from '@/shared/saga';
import { messagesReadElsewhere } from '../chat.events';
import { openConversations } from '../messages/openConversations';

const { getMessages, getUnreadMessages } = chatApi.endpoints;
const { updateQueryData } = chatApi.util;

type Events = Channel<Action>;

/** The list of conversations was fetched. */
interface Listed {
  payload: { pages: readonly { total: number; data: readonly Conversation[] }[] };
  /** `originalArgs` is the search term. */
  meta: { arg: { originalArgs: string } };
}

const selectUserId = (state: Parameters<typeof selectUser>[0]) => selectUser(state)?.id;

/**
 * Refetches the unread count, also if a request is pending, because that one may predate the latest change.
 */
export function* countUnread(): SagaGenerator<void> {
  const userId = yield* select(selectUserId);
  if (userId !== undefined) yield* refetchQuery(getUnreadMessages, userId);
}

type State = Parameters<ReturnType<typeof getUnreadMessages.select>>[0] & Parameters<typeof selectUser>[0];

/** Cached unread count; 0 before it has loaded. */
export const selectUnread = (state: State): number => {
  const user = selectUser(state);
  return user ? (getUnreadMessages.select(user.id)(state).data ?? 0) : 0;
};

/** Refetches a count that was fetched before the socket subscription. */
export function* countMissed(): SagaGenerator<void> {
  const userId = yield* select(selectUserId);
  if (userId === undefined) return;
  const { isUninitialized } = yield* select(getUnreadMessages.select(userId));
  if (isUninitialized) return;
  yield* call(wait, RECONNECT_DELAY);
  yield* call(countUnread);
}

/** Refetches the list and the count after messages were read. */
function* refetchListAndCount(): SagaGenerator<void> {
  yield* put(chatApi.util.invalidateTags(['Conversations']));
  yield* call(countUnread);
}

/** Fetching a shop's messages marks them as read: refetches the count and the list if any were unread. */
function* followRead(): SagaGenerator<void> {
  if ((yield* select(selectUnread)) > 0) yield* call(refetchListAndCount);
}

/**
 * Open conversations are refetched after a reconnect, which marks them as read. Waits for that, then
 * refetches the list and the count once.
 */
function* followReturn(events: Events): SagaGenerator<void> {
  for (const shopId of yield* openConversations()) yield* awaitPendingQuery(getMessages, shopId);
  yield* flush(events);
  yield* call(refetchListAndCount);
}

/**
 * On /messages the count is not refetched (specification §4), but the list is. The badge shows the sum of its
 * rows if all conversations are listed, and at least that sum otherwise.
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

/** A message has arrived, or an unreadable event that may be one. */
const isMessageEvent = (action: Action) => messageArrived.match(action) || messageNotRead.match(action);

/** Messages were read, in this tab or in another one. */
const isReading = (action: Action) =>
  getMessages.matchFulfilled(action) || messagesReadElsewhere.match(action);

/** Open conversations whose messages are refetched because of these events. */
function* reloadedBy(actions: readonly Action[]): SagaGenerator<ShopId[]> {
  if (!actions.some(isMessageEvent)) return [];
  const isReloaded = (shopId: ShopId) =>
    actions.some((event) =>
      messageArrived.match(event) ? event.payload.shopId === shopId : messageNotRead.match(event),
    );
  return (yield* openConversations()).filter(isReloaded);
}

/**
 * On /messages an event does not refetch the count (specification §4), not even after the refetched messages
 * were read; only the list is refetched. `reloading` holds the conversations with a pending refetch.
 */
function* followOnMessages(actions: readonly Action[], reloading: Set<ShopId>): SagaGenerator<void> {
  const read = actions.filter(getMessages.matchFulfilled).map(({ meta }) => meta.arg.originalArgs);
  const isOfEvent = read.map((shopId) => reloading.delete(shopId));
  for (const shopId of yield* reloadedBy(actions)) reloading.add(shopId);
  const isListOutdated = read.length > 0 || actions.some(messagesReadElsewhere.match);
  if (isOfEvent.includes(false)) yield* call(followRead);
  else if (isListOutdated) yield* put(chatApi.util.invalidateTags(['Conversations']));
}

function* follow(actions: readonly Action[], events: Events, reloading: Set<ShopId>): SagaGenerator<void> {
  const { pathname } = yield* select(selectLocation);
  if (actions.some(isReconnect)) yield* call(followReturn, events);
  else if (pathname === paths.messages) return yield* call(followOnMessages, actions, reloading);
  else if (actions.some(isMessageEvent)) yield* call(countUnread);
  else if (actions.some(isReading)) yield* call(followRead);
  reloading.clear();
}

/**
 * Specification §4, "Unread messages": on the realtime event, if the current path is not /messages, the count
 * is refetched. One request at a time; events during a request cause one more.
 */
export function* unreadSaga(): SagaGenerator<void> {
  const userId = yield* select(selectUserId);
  if (userId === undefined) return;
  const events = yield* actionChannel(
    (event: Action) => isMessageEvent(event) || isReading(event) || isReconnect(event),
    buffers.expanding(),
  );
  // `forceRefetch`: the badge may have requested the count already.
  yield* callEndpoint(getUnreadMessages.initiate(userId, { forceRefetch: true, subscribe: false }));
  const reloading = new Set<ShopId>();
  while (true) {
    const first = yield* take(events);
    yield* awaitPendingQuery(getUnreadMessages, userId);
    yield* call(follow, [first, ...(yield* flush(events))], events, reloading);
  }
}
