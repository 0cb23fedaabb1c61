import type { Action } from '@reduxjs/toolkit';
import { QueryStatus } from '@reduxjs/toolkit/query';
import type { SagaGenerator } from 'typed-redux-saga';
import { put } from 'typed-redux-saga';
import { api, subscribedQueries } from '@/api';

type Initiate = (argument: unknown, options: { subscribe: false; forceRefetch: true }) => unknown;

type Entry = ReturnType<typeof subscribedQueries> extends SagaGenerator<(infer E)[]> ? E : never;

/** Refetches cache entries, except pending ones. */
export function* refetchEach(entries: readonly Entry[]): SagaGenerator<void> {
  const endpoints = api.endpoints as Record<string, { initiate: Initiate } | undefined>;
  for (const entry of entries) {
    if (entry.status === QueryStatus.pending) continue;
    const thunk = endpoints[entry.endpointName ?? '']?.initiate(entry.originalArgs, {
      subscribe: false,
      forceRefetch: true,
    });
    if (thunk) yield* put(thunk as Action);
  }
}

/**
 * Refetches all queries that the page uses, after the network was down or the shopper was away. RTK Query's
 * `refetchOnReconnect` and `refetchOnFocus` skip queries without a subscription, such as the settings, and
 * refetch after every switch of tabs.
 */
export function* refetchAll(): SagaGenerator<void> {
  yield* refetchEach(yield* subscribedQueries());
}
