import type { Action } from '@reduxjs/toolkit';

export interface RtkRow extends Action {
  payload?: unknown;
  meta?: {
    requestId?: string;
    condition?: boolean;
    arg?: {
      endpointName?: string;
      type?: string;
      queryCacheKey?: string;
      originalArgs?: unknown;
      subscribe?: boolean;
    };
  };
}

/** RTK Query's internal actions, which its middleware intercepts before the reducer. */
export function isBookkeeping({ type, meta }: RtkRow): boolean {
  return (
    type.startsWith('api/subscriptions/') || type.startsWith('api/internal_') || meta?.condition === true
  );
}

const PATCH =
  /^api\/(?:queries\/(?:queryResultPatched|cacheEntriesUpserted)|invalidation\/updateProvidedBy)$/;

/** Changes of cached data without a request; that of `upsertQueryData` has a function in its argument. */
export function isPatch({ type, meta }: RtkRow): boolean {
  const arg: Record<symbol, unknown> = { ...meta?.arg };
  return (
    PATCH.test(type) || Object.getOwnPropertySymbols(arg).some((each) => typeof arg[each] === 'function')
  );
}

export function isRtkRow({ type }: Action): boolean {
  return type.startsWith('api/execute');
}
