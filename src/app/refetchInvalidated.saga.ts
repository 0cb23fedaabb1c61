import type { Action } from '@reduxjs/toolkit';
import { QueryStatus } from '@reduxjs/toolkit/query';
import type { SagaGenerator } from 'typed-redux-saga';
import { call, select } from 'typed-redux-saga';
import { api, invalidatedTags, subscribedQueries } from '@/api';
import { INVALIDATION_TIMEOUT } from '@/domain/timing';
import { wait } from '@/shared/adapters';
import { refetchEach } from './refetchAll.saga';
import type { RootState } from './rootReducer';

export const isInvalidating = (action: Action): boolean => invalidatedTags(action).length > 0;

const isPending = (entry?: { status: QueryStatus }) => entry?.status === QueryStatus.pending;

/**
 * Refetches invalidated queries despite a call that hangs. RTK Query refetches none until no call is pending,
 * because the response of a pending query may be older than the invalidation; that one still waits.
 */
export function* refetchInvalidated(action: Action): SagaGenerator<void> {
  // Sagas see an action before RTK Query refetches what it invalidates.
  const before = yield* select((state: RootState) => state.api);
  const calls = [...Object.values(before.queries), ...Object.values(before.mutations)];
  if (!calls.some(isPending)) return;
  yield* call(wait, INVALIDATION_TIMEOUT);
  const state = yield* select((now: RootState) => now);
  const subscribed = new Set(yield* subscribedQueries());
  const outdated = api.util
    .selectInvalidatedBy(state, invalidatedTags(action))
    .filter(({ queryCacheKey: key }) => before.queries[key]?.requestId === state.api.queries[key]?.requestId)
    .flatMap(({ queryCacheKey: key }) => state.api.queries[key] ?? [])
    .filter((entry) => subscribed.has(entry));
  yield* refetchEach(outdated);
}
