import type { Action, Dispatch } from '@reduxjs/toolkit';
import { api } from '@/api';
import { afterDrawing, onceLive, timeTravel } from '@/shared/adapters';
import { isUnsubscription } from './revisits';
import type { RtkRow } from './rtkRows';
import { isRtkRow } from './rtkRows';

type Initiate = (argument: unknown, options: { subscribe: false; forceRefetch: true }) => Action;

/**
 * Components that mount during time travel get no response, or the displayed state's; RTK Query repeats no
 * request for a subscriber. Sends what the live page still waits for, such as after a "Persist" of the
 * DevTools, which begins time travel before the page has mounted.
 */
export function createMissedRequests(dispatch: Dispatch, isCached: (queryCacheKey: string) => boolean) {
  /** Requests of components that still wait, by request id; a dropped request adds no subscription. */
  const waiting = new Map<string, NonNullable<RtkRow['meta']>['arg']>();
  const endpoints = api.endpoints as Record<string, { initiate: Initiate } | undefined>;

  const requestMissed = () => {
    // The next time travel has begun meanwhile; its end calls this again.
    if (timeTravel.isActive()) return whenLive();
    const missed = new Map([...waiting.values()].map((arg) => [arg?.queryCacheKey ?? '', arg]));
    waiting.clear();
    for (const [key, arg] of missed) {
      const endpoint = isCached(key) ? undefined : endpoints[arg?.endpointName ?? ''];
      if (endpoint) dispatch(endpoint.initiate(arg?.originalArgs, { subscribe: false, forceRefetch: true }));
    }
  };
  // Components of the past unmount and unsubscribe first.
  const whenLive = () => {
    onceLive(() => void afterDrawing().then(requestMissed));
  };

  return {
    /** Called with each action during time travel: requests, and those that the displayed state spares. */
    watch(action: RtkRow): void {
      const { arg, condition, requestId } = action.meta ?? {};
      if (!isRtkRow(action) || requestId === undefined) return;
      if (!arg?.subscribe || (!condition && !action.type.endsWith('/pending'))) return;
      if (waiting.size === 0) whenLive();
      waiting.set(requestId, arg);
    },
    /** Called with each action, also after the end, when components of the past unmount. */
    forget(action: Action): void {
      if (isUnsubscription(action)) waiting.delete(action.payload.requestId);
    },
  };
}
