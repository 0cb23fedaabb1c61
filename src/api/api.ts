import { createApi } from '@reduxjs/toolkit/query/react';
import { baseQuery } from './baseQuery';
import { restored } from './restored';

/** The longest time a timer knows, in seconds: 24 days. It stands in the state, where `Infinity` would not be plain. */
const LONGEST_TIMER = 2_147_482;

/**
 * The one api; every topic adds its endpoints in `endpoints/`. Entries do not expire by time, for that would add rows
 * to an idle timeline: unused ones are swept on navigation.
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
    'Favourites',
    'Reviews',
    'User',
    'Vouchers',
    'BuyNow',
    'Figures',
    'Ticket',
    'Tickets',
  ],
  keepUnusedDataFor: LONGEST_TIMER,
  refetchOnMountOrArgChange: false,
  // The type of the whole cache is only known once all endpoints are in; what is restored is checked where it is read.
  extractRehydrationInfo: (action) => (restored.match(action) ? (action.payload.api as never) : undefined),
  endpoints: () => ({}),
});
