import { createApi } from '@reduxjs/toolkit/query/react';
import { baseQuery } from './baseQuery';
import { rehydrated } from './rehydrated';

/** Longest `setTimeout` delay in seconds (24 days); `Infinity` is not serializable. */
const MAX_TIMEOUT = 2_147_482;

/**
 * Single RTK Query API; endpoints are injected in `endpoints/`. Cache entries do not expire by time, because
 * that would add rows to an idle timeline; unused entries are removed on navigation.
 */
export const api = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes: [
    'Localised',
    'PerUser',
    'Stock',
    'Addresses',
    'Orders',
    'Favorites',
    'Reviews',
    'User',
    'Vouchers',
    'BuyNow',
    'Figures',
    'Ticket',
    'Tickets',
  ],
  keepUnusedDataFor: MAX_TIMEOUT,
  refetchOnMountOrArgChange: false,
  // The cache type is incomplete before all endpoints are injected; rehydrated data is validated when it is
  // loaded.
  extractRehydrationInfo: (action) => (rehydrated.match(action) ? (action.payload.api as never) : undefined),
  endpoints: () => ({}),
});
