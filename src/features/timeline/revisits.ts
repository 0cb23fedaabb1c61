import type { Action } from '@reduxjs/toolkit';
import type { RtkRow } from './rtkRows';
import { isRtkRow } from './rtkRows';

interface Unsubscription extends Action {
  payload: { queryCacheKey: string; requestId: string };
}

export const isUnsubscription = (action: Action): action is Unsubscription =>
  action.type === 'api/subscriptions/unsubscribeQueryResult';

/**
 * Ends a thunk before its request, as RTK Query does for fresh data: the component is subscribed, nothing is
 * fetched.
 */
class RevisitError extends Error {
  override name = 'ConditionError';
}

/**
 * Time travel unmounts the components of the live page; the return remounts them, which must not cause a
 * refetch, even with `refetchOnMountOrArgChange`. Counts the subscriptions that ended during time travel, per
 * cache key.
 */
export function createRevisits() {
  /** Request ids of subscriptions made during time travel. */
  const past = new Set<string>();
  const ended = new Map<string, number>();
  return {
    /** Called with each action during time travel. */
    watch(action: RtkRow): void {
      const { requestId } = action.meta ?? {};
      if (isRtkRow(action) && requestId !== undefined) past.add(requestId);
      if (!isUnsubscription(action) || past.has(action.payload.requestId)) return;
      const { queryCacheKey } = action.payload;
      ended.set(queryCacheKey, (ended.get(queryCacheKey) ?? 0) + 1);
    },
    /**
     * Called with each action while the page is live. Throws if a component resubscribes to a query that it
     * was subscribed to before time travel, unless the cache entry was removed meanwhile.
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
      // Includes the rejection that RTK Query dispatches for a `RevisitError`.
      if (meta?.condition !== true) return;
      if (count === 1) ended.delete(queryCacheKey);
      else ended.set(queryCacheKey, count - 1);
    },
  };
}
