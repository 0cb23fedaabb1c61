import type { Action } from '@reduxjs/toolkit';

export interface RtkRow extends Action {
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

export function isRtkRow({ type }: Action): boolean {
  return type.startsWith('api/execute');
}
