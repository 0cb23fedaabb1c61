import { createAction } from '@reduxjs/toolkit';
import { takeEvery, takeLeading } from 'typed-redux-saga';
import type { AddressEntry } from '@/api';
import type { Address } from '@/domain/session';
import { opens } from '@/features/overlays';
import { lazily } from '@/shared/saga';

/** The address form was sent. */
export const addressSubmitted = createAction<AddressEntry>('addresses/addressSubmitted');
/** The server holds the new address. */
export const addressAdded = createAction<Address>('addresses/addressAdded');

const addAddress = lazily(() => import('./addAddress.saga').then((file) => file.addAddress));
const forgetLastTry = lazily(() => import('./addAddress.saga').then((file) => file.forgetLastTry));

export function* addressesSaga() {
  yield* takeLeading(addressSubmitted, addAddress);
  yield* takeEvery(opens('address'), forgetLastTry);
}
