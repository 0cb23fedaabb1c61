import type { Action } from '@reduxjs/toolkit';
import type { SagaGenerator } from 'typed-redux-saga';
import { call, select } from 'typed-redux-saga';
import { api, invalidatedTags, querySubscriptions } from '@/api';
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
  const subscriptions = yield* querySubscriptions();
  const outdated = api.util.selectInvalidatedBy(state, tags).flatMap(({ queryCacheKey: key }) => {
    const entry = state.api.queries[key];
    const isOutdated = entry && entry.requestId === before.queries[key]?.requestId;
    return isOutdated && subscriptions.getSubscriptionCount(key) > 0 ? [entry] : [];
  });
  yield* refetchEach(outdated);
}
