import { createSelector } from '@reduxjs/toolkit';
import { addressesApi } from '@/api';
import { selectIsWriting } from '@/core/writes';
import type { AddressId } from '@/domain/ids';
import { defaultAddressCall } from './addresses.keys';

const { getAddresses } = addressesApi.endpoints;

/** The shopper's addresses; undefined until loaded. */
export const selectAddresses = createSelector(getAddresses.select(), ({ data }) => data);

type State = Parameters<typeof selectAddresses>[0] & Parameters<typeof selectIsWriting>[0];

/** The address whose "Make default" is on its way to the server; null while there is none. */
export const selectAddressBecomingDefault = (state: State): AddressId | null =>
  selectAddresses(state)?.find(({ id }) => selectIsWriting(state, defaultAddressCall(id)))?.id ?? null;
