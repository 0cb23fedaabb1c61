import type { Action } from '@reduxjs/toolkit';
import { QueryStatus } from '@reduxjs/toolkit/query';
import type { SagaGenerator } from 'typed-redux-saga';
import { put, select } from 'typed-redux-saga';
import { api } from '@/api';
import type { RootState } from './rootReducer';
import type { Subscriptions } from './subscriptions';

type Initiate = (argument: unknown, options: { subscribe: false; forceRefetch: true }) => unknown;

/**
 * What the page reads may have failed or changed while the network was away: all of it is asked again. RTK Query's own way
 * (`refetchOnReconnect`) lets go of what is read without a subscription, such as the settings.
 */
export function* askAgain(): SagaGenerator<void> {
  const { queries } = yield* select((state: RootState) => state.api);
  const subscriptions = (yield* put(
    api.internalActions.internal_getRTKQSubscriptions(),
  )) as unknown as Subscriptions;
  const endpoints = api.endpoints as Record<string, { initiate: Initiate } | undefined>;
  for (const [key, entry] of Object.entries(queries)) {
    if (!entry || entry.status === QueryStatus.pending || subscriptions.getSubscriptionCount(key) === 0)
      continue;
    const thunk = endpoints[entry.endpointName ?? '']?.initiate(entry.originalArgs, {
      subscribe: false,
      forceRefetch: true,
    });
    if (thunk) yield* put(thunk as Action);
  }
}
