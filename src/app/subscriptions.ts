/** What RTK Query answers when it is asked who reads. */
export interface Subscriptions {
  getSubscriptionCount(queryCacheKey: string): number;
}
