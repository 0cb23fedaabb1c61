import type { Action } from '@reduxjs/toolkit';
import type { SagaGenerator } from 'typed-redux-saga';
import { call, select } from 'typed-redux-saga';
import { api, invalidatedTags, subscribedQueries } from '@/api';
import { INVALIDATION_TIMEOUT } from '@/domain/timing';
import { wait } from '@/shared/adapters';
import { refetchEach } from './refetchAll.saga';
import type { RootState } from './rootReducer';

/** Refetches what the action has invalidated, unless it was refetched since `before`. */
export function* refetchInvalidated(action: Action, before: RootState['api']): SagaGenerator<void> {
  const tags = invalidatedTags(action);
  if (tags.length === 0) return;
  yield* call(wait, INVALIDATION_TIMEOUT);
  const state = yield* select((now: RootState) => now);
  const subscribed = new Set(yield* subscribedQueries());
  const outdated = api.util
    .selectInvalidatedBy(state, tags)
    .filter(({ queryCacheKey: key }) => before.queries[key]?.requestId === state.api.queries[key]?.requestId)
    .flatMap(({ queryCacheKey: key }) => state.api.queries[key] ?? [])
    .filter((entry) => subscribed.has(entry));
  yield* refetchEach(outdated);
}
