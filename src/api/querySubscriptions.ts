import type { SagaGenerator } from 'typed-redux-saga';
import { put } from 'typed-redux-saga';
import { api } from './api';

/** RTK Query's subscription selectors. */
interface Subscriptions {
  getSubscriptionCount(queryCacheKey: string): number;
}

export function* querySubscriptions(): SagaGenerator<Subscriptions> {
  return (yield* put(api.internalActions.internal_getRTKQSubscriptions())) as unknown as Subscriptions;
}
