import type { Action, Dispatch } from '@reduxjs/toolkit';
import { api } from '@/api';
import { afterDrawing, onceLive, timeTravel } from '@/shared/adapters';
import { isUnsubscription } from './revisits';
import type { RtkRow } from './rtkRows';
import { isRtkRow } from './rtkRows';

type Initiate = (argument: unknown, options: { subscribe: false; forceRefetch: true }) => Action;

interface Subscriptions {
  getSubscriptionCount(queryCacheKey: string): number;
}

/**
 * Components that mount during time travel get no response, or the displayed state's; RTK Query repeats no
 * request for a subscriber. Sends what the live page still waits for, such as after a "Persist" of the
 * DevTools, which begins time travel before the page has mounted.
 */
export function createMissedRequests(dispatch: Dispatch, isCached: (queryCacheKey: string) => boolean) {
  const missed = new Map<string, NonNullable<RtkRow['meta']>['arg']>();
  /** Request ids of components that still wait; dropped requests add no subscription. */
  const waiting = new Map<string, string>();
  const endpoints = api.endpoints as Record<string, { initiate: Initiate } | undefined>;

  const requestMissed = () => {
    // The next time travel has begun meanwhile; its end comes back here.
    if (timeTravel.isActive()) return whenLive();
    const asked = api.internalActions.internal_getRTKQSubscriptions();
    const subscriptions = dispatch(asked) as unknown as Subscriptions;
    const isAwaited = new Set(waiting.values());
    for (const [key, arg] of missed) {
      if (isCached(key) || (!isAwaited.has(key) && subscriptions.getSubscriptionCount(key) === 0)) continue;
      const endpoint = endpoints[arg?.endpointName ?? ''];
      if (endpoint) dispatch(endpoint.initiate(arg?.originalArgs, { subscribe: false, forceRefetch: true }));
    }
    missed.clear();
    waiting.clear();
  };
  // Components of the past unmount and unsubscribe first.
  const whenLive = () => {
    onceLive(() => void afterDrawing().then(requestMissed));
  };

  return {
    /** Called with each action during time travel: requests, and those that the displayed state spares. */
    watch(action: RtkRow): void {
      const { arg, condition, requestId } = action.meta ?? {};
      if (!isRtkRow(action) || arg?.type === 'mutation' || arg?.queryCacheKey === undefined) return;
      if (!condition && !action.type.endsWith('/pending')) return;
      if (missed.size === 0) whenLive();
      missed.set(arg.queryCacheKey, arg);
      if (arg.subscribe && requestId !== undefined) waiting.set(requestId, arg.queryCacheKey);
    },
    /** Called with each action, also after the end, when components of the past unmount. */
    forget(action: Action): void {
      if (isUnsubscription(action)) waiting.delete(action.payload.requestId);
    },
  };
}
