import { createSelector } from '@reduxjs/toolkit';
import { addressesApi } from '@/api';

/** The addresses of the shopper, undefined while they were not told yet. */
export const selectAddresses = createSelector(
  addressesApi.endpoints.getAddresses.select(),
  ({ data }) => data,
);
