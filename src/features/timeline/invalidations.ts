import type { Action } from '@reduxjs/toolkit';
import { api, invalidatedTags } from '@/api';

type Tags = Parameters<typeof api.util.selectInvalidatedBy>[1];

interface Invalidation<Reason> {
  tags: Tags;
  reason: Reason;
}

/**
 * Finds what invalidated a query that is refetched or removed. RTK Query collects tags while requests are
 * pending, and refetches after the last response, which has nothing to do with it.
 */
export function createInvalidations<Reason>() {
  let collected: Invalidation<Reason>[] = [];
  let due: Invalidation<Reason>[] = [];
  return {
    /** Called with each action before RTK Query handles it. */
    watch(action: Action, isBusy: boolean, reasonOf: () => Reason): void {
      const tags = invalidatedTags(action);
      if (tags.length > 0) collected.push({ tags, reason: reasonOf() });
      if (isBusy || collected.length === 0) return;
      due = collected;
      collected = [];
    },
    /** Reason of the action that invalidated the query; undefined if nothing did. */
    reasonFor(queryCacheKey: string, state: unknown): Reason | undefined {
      return due.find(({ tags }) =>
        api.util
          .selectInvalidatedBy(state as Parameters<typeof api.util.selectInvalidatedBy>[0], tags)
          .some((query) => query.queryCacheKey === queryCacheKey),
      )?.reason;
    },
  };
}
