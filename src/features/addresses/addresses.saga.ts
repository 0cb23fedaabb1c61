import type { Action } from '@reduxjs/toolkit';
import { takeEvery, takeLeading } from 'typed-redux-saga';
import { paths } from '@/domain/paths';
import { navigated } from '@/core/navigation';
import { opens } from '@/core/overlays';
import { lazily } from '@/shared/saga';
import { addressDefaultPressed, addressDeleteConfirmed, addressSubmitted } from './addresses.events';

const saveAddress = lazily(() => import('./writeAddress.saga').then((file) => file.saveAddress));
const makeDefault = lazily(() => import('./writeAddress.saga').then((file) => file.makeDefault));
const deleteAddress = lazily(() => import('./writeAddress.saga').then((file) => file.deleteAddress));

const resetLastAttempt = lazily(() => import('./writeAddress.saga').then((file) => file.resetLastAttempt));

const isFormPage = ({ payload: { location } }: ReturnType<typeof navigated>) =>
  location.pathname.startsWith(`${paths.manageAddress}/`);
const opensFormPage = (event: Action) => navigated.match(event) && isFormPage(event);

/** One request at a time: repeated presses are ignored until it is done (api §6). */
export function* addressesSaga() {
  yield* takeLeading(addressSubmitted, saveAddress);
  yield* takeLeading(addressDefaultPressed, makeDefault);
  yield* takeLeading(addressDeleteConfirmed, deleteAddress);
  yield* takeEvery([opens('address'), opensFormPage], resetLastAttempt);
}
