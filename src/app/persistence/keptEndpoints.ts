/** Answers that are shown again at once on the next visit, before they are asked anew (architecture §2, "Persistence"). */
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
