import { createSelector } from '@reduxjs/toolkit';
import { addressesApi } from '@/api';

/** The shopper's addresses; undefined until loaded. */
export const selectAddresses = createSelector(
  addressesApi.endpoints.getAddresses.select(),
  ({ data }) => data,
);
