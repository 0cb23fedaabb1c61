import { createAction } from '@reduxjs/toolkit';
import type { AddressEntry } from '@/api';
import type { Address } from '@/domain/session';

/** The address form was sent. */
export const addressSubmitted = createAction<AddressEntry>('addresses/addressSubmitted');
/** The server holds the new address. */
export const addressAdded = createAction<Address>('addresses/addressAdded');
