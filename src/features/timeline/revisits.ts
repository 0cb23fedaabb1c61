import type { Action } from '@reduxjs/toolkit';
import type { RtkRow } from './rtkRows';
import { isRtkRow } from './rtkRows';

interface Unsubscription extends Action {
  payload: { queryCacheKey: string; requestId: string };
}

const isUnsubscription = (action: Action): action is Unsubscription =>
  action.type === 'api/subscriptions/unsubscribeQueryResult';

/** Ends a thunk before its request, as RTK Query does for fresh data: the component is subscribed, nothing is fetched. */
class RevisitError extends Error {
  override name = 'ConditionError';
}

/**
 * A look back unmounts what the live page shows; the return mounts it again, which is no reason to refetch, however
 * fresh a component wants its data on mount. Counts subscriptions that ended during the look back, per cache key.
 */
export function createRevisits() {
  /** Subscriptions of pages of the past. */
  const past = new Set<string>();
  const ended = new Map<string, number>();
  return {
    /** Called with each action while QA looks back. */
    watch(action: RtkRow): void {
      const { requestId } = action.meta ?? {};
      if (isRtkRow(action) && requestId !== undefined) past.add(requestId);
      if (!isUnsubscription(action) || past.has(action.payload.requestId)) return;
      const { queryCacheKey } = action.payload;
      ended.set(queryCacheKey, (ended.get(queryCacheKey) ?? 0) + 1);
    },
    /**
     * Called with each action while the page is live; throws where a component comes back to a query that it had, unless
     * the cache entry was removed meanwhile.
     */
    check({ type, meta }: RtkRow, isCached: (queryCacheKey: string) => boolean): void {
      const { queryCacheKey = '', subscribe = false } = meta?.arg ?? {};
      const count = ended.get(queryCacheKey) ?? 0;
      if (count === 0 || !subscribe) return;
      if (!isCached(queryCacheKey)) {
        ended.delete(queryCacheKey);
        return;
      }
      if (type === 'api/executeQuery/pending') throw new RevisitError(`${queryCacheKey} is shown again`);
      // Also what the error makes of its thunk.
      if (meta?.condition !== true) return;
      if (count === 1) ended.delete(queryCacheKey);
      else ended.set(queryCacheKey, count - 1);
    },
  };
}
