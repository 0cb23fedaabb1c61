import type { SagaGenerator } from 'typed-redux-saga';
import { select } from 'typed-redux-saga';
import { api } from './api';
import { querySubscriptions } from './querySubscriptions';

type ApiState = ReturnType<typeof api.reducer>;
type Entry = NonNullable<ApiState['queries'][string]>;

/** Cache entries with subscribers. Excludes entries without a subscription, such as the settings. */
export function* subscribedQueries(): SagaGenerator<Entry[]> {
  const { queries } = yield* select((state: { [api.reducerPath]: ApiState }) => state[api.reducerPath]);
  const subscriptions = yield* querySubscriptions();
  return Object.entries(queries).flatMap(([key, entry]) =>
    entry && subscriptions.getSubscriptionCount(key) > 0 ? [entry] : [],
  );
}
