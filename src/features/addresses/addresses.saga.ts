import { takeLeading } from 'typed-redux-saga';
import { lazily, takeLeadingPer } from '@/shared/saga';
import { addressDefaultPressed, addressDeleteConfirmed, addressSubmitted } from './addresses.events';
import { deleteAddressCall, formKeyOf } from './addresses.keys';

const saveAddress = lazily(() => import('./writeAddress.saga').then((file) => file.saveAddress));
const makeDefault = lazily(() => import('./writeAddress.saga').then((file) => file.makeDefault));
const deleteAddress = lazily(() => import('./writeAddress.saga').then((file) => file.deleteAddress));

/**
 * One deletion of an address, one new default and one request of each form at a time: repeated presses are
 * ignored until it is done (api §6).
 */
export function* addressesSaga() {
  yield* takeLeadingPer(addressSubmitted, ({ id }) => formKeyOf(id), saveAddress);
  yield* takeLeading(addressDefaultPressed, makeDefault);
  yield* takeLeadingPer(addressDeleteConfirmed, deleteAddressCall, deleteAddress);
}
