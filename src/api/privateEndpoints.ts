/** Queries whose answers belong to the signed-in user: the cache forgets them when the session ends. */
export const PRIVATE_ENDPOINTS: ReadonlySet<string> = new Set([
  'getRecentViews',
  'getRoles',
  'getProfile',
  'getAddresses',
  'getCart',
  'getCheckout',
  'getOrders',
  'getOrderDetails',
  'getFavourites',
  'getVouchers',
  'getTickets',
  'getTicket',
  'getIssueTypes',
]);
