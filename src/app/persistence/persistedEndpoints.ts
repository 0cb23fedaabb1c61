/**
 * Endpoints whose data is rehydrated on the next visit, before it is refetched (architecture §2,
 * "Persistence").
 */
const PERSISTED_ENDPOINTS: ReadonlySet<string | undefined> = new Set([
  'getMaster',
  'getLang',
  'getCart',
  'getAddresses',
  'getFavorites',
  'getRoles',
  'getUnreadMessages',
  // Shown while there is no network.
  'getRecentViews',
]);

export function isPersisted(endpointName: string | undefined): boolean {
  return PERSISTED_ENDPOINTS.has(endpointName);
}
