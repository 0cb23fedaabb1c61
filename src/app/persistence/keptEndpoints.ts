/**
 * Endpoints whose data is rehydrated on the next visit, before it is refetched (architecture §2,
 * "Persistence").
 */
const KEPT_ENDPOINTS: ReadonlySet<string | undefined> = new Set([
  'getMaster',
  'getLang',
  'getCart',
  'getAddresses',
  'getFavourites',
  'getRoles',
  'getUnreadMessages',
]);

export function isKept(endpointName: string | undefined): boolean {
  return KEPT_ENDPOINTS.has(endpointName);
}
