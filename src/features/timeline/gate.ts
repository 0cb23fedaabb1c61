import type { Action, Dispatch, Middleware } from '@reduxjs/toolkit';
import { isAction } from '@reduxjs/toolkit';
import { timeTravel, onceLive } from '@/shared/adapters';
import { isHandledBySaga } from '@/shared/saga';
import type { Causes } from './causes';
import { createMissedRequests } from './missedRequests';
import { createRevisits } from './revisits';
import type { RtkRow } from './rtkRows';
import { isBookkeeping, isRtkRow } from './rtkRows';

/** Request ids; never contains null, which means an action without a request. */
type RequestIds = Set<string | null>;

/**
 * First middleware. During time travel nothing is added to the timeline: actions of sagas and responses are
 * queued until it ends, user actions are dropped. Thunks still run, because hooks await their promise; the
 * base query rejects them.
 */
export function createGate(causes: Causes, handDispatch: (dispatch: Dispatch) => void): Middleware {
  /** Requests started during time travel; all of their actions are dropped. */
  const dropped: RequestIds = new Set();
  const revisits = createRevisits();
  return (store) => {
    const { dispatch } = store;
    handDispatch(dispatch);
    const isCachedNow = (queryCacheKey: string) => isCached(store.getState(), queryCacheKey);
    const missed = createMissedRequests(dispatch, isCachedNow);
    return (next) => (action) => {
      if (isAction(action) && dropped.has(requestIdOf(action))) return action;
      if (isAction(action)) {
        missed.forget(action);
        if (timeTravel.isActive()) {
          revisits.watch(action);
          missed.watch(action);
        } else revisits.check(action, isCachedNow);
      }
      if (!timeTravel.isActive() || !isAction(action) || isBookkeeping(action))
        return causes.during(action, () => next(action));
      if (isRtkRow(action)) queueResponse(action, dropped, dispatch);
      else if (isHandledBySaga(action)) dispatchWhenLive(action, dispatch);
      return action;
    };
  };
}

function queueResponse(row: RtkRow, dropped: RequestIds, dispatch: Dispatch): void {
  const requestId = requestIdOf(row);
  // Actions without a request id are dispatched by hand in the DevTools; dropped like user actions.
  if (requestId === null) return;
  if (row.type.endsWith('/pending')) dropped.add(requestId);
  else dispatchWhenLive(row, dispatch);
}

/** Whether the RTK Query cache has an entry: an invalidation removes entries without subscribers. */
const isCached = (state: unknown, queryCacheKey: string) =>
  (state as { api?: { queries?: Record<string, unknown> } }).api?.queries?.[queryCacheKey] !== undefined;

/** Request id of an action; its response may arrive after time travel ends. */
const requestIdOf = ({ meta }: RtkRow) => meta?.requestId ?? null;

/** Uses a microtask, so that nothing is dispatched while the end of time travel is being notified. */
function dispatchWhenLive(action: Action, dispatch: Dispatch): void {
  onceLive(() => queueMicrotask(() => dispatch(action)));
}
