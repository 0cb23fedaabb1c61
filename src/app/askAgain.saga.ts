import type { Action } from '@reduxjs/toolkit';
import { QueryStatus } from '@reduxjs/toolkit/query';
import type { SagaGenerator } from 'typed-redux-saga';
import { put } from 'typed-redux-saga';
import { api, shownQueries } from '@/api';

type Initiate = (argument: unknown, options: { subscribe: false; forceRefetch: true }) => unknown;

/**
 * What the page reads may have failed or changed while the network or the shopper was away: all of it is asked again. RTK
 * Query's own ways (`refetchOnReconnect`, `refetchOnFocus`) let go of what is read without a subscription, such as the
 * settings, and ask after each look at another tab.
 */
export function* askAgain(): SagaGenerator<void> {
  const endpoints = api.endpoints as Record<string, { initiate: Initiate } | undefined>;
  for (const entry of yield* shownQueries()) {
    if (entry.status === QueryStatus.pending) continue;
    const thunk = endpoints[entry.endpointName ?? '']?.initiate(entry.originalArgs, {
      subscribe: false,
      forceRefetch: true,
    });
    if (thunk) yield* put(thunk as Action);
  }
}
