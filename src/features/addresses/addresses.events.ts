import { createAction } from '@reduxjs/toolkit';
import type { AddressEntry } from '@/api';
import type { AddressId } from '@/domain/ids';
import type { Address } from '@/domain/session';

/** The address form was submitted, for a new address (`id` null) or an edited one. */
export const addressSubmitted = createAction<{ id: AddressId | null; entry: AddressEntry }>(
  'addresses/addressSubmitted',
);

/** The server confirmed a new address. */
export const addressAdded = createAction<Address>('addresses/addressAdded');

/** "Make default" was pressed on an address. */
export const addressDefaultPressed = createAction<Address>('addresses/addressDefaultPressed');

/** The deletion was confirmed in the dialog. */
export const addressDeleteConfirmed = createAction<AddressId>('addresses/addressDeleteConfirmed');
