import type { SagaGenerator } from 'typed-redux-saga';
import { put } from 'typed-redux-saga';
import { api } from './api';

/** What RTK Query answers when it is asked who reads. */
interface Subscriptions {
  getSubscriptionCount(queryCacheKey: string): number;
}

export function* whoReads(): SagaGenerator<Subscriptions> {
  return (yield* put(api.internalActions.internal_getRTKQSubscriptions())) as unknown as Subscriptions;
}
