import { put, select, takeEvery, takeLeading } from 'typed-redux-saga';
import { addressesApi, forgetCall } from '@/api';
import { navigated } from '@/features/navigation';
import { overlayOpened } from '@/features/overlays';
import { lazily } from '@/shared/saga';
import { ADDRESS_CALL } from './addressCalls';
import { addressDefaultPressed, addressDeleteConfirmed, addressSubmitted } from './addresses.events';

const saveAddress = lazily(() => import('./writeAddress.saga').then((file) => file.saveAddress));
const makeDefault = lazily(() => import('./writeAddress.saga').then((file) => file.makeDefault));
const deleteAddress = lazily(() => import('./writeAddress.saga').then((file) => file.deleteAddress));

const selectAddressCall = addressesApi.endpoints.addAddress.select(ADDRESS_CALL);

/** A form that opens afresh shows no error of an earlier one. */
function* forgetLastTry({ type, payload }: ReturnType<typeof overlayOpened> | ReturnType<typeof navigated>) {
  const { isError } = yield* select(selectAddressCall);
  if (isError && (type === navigated.type || payload.name === 'address'))
    yield* put(forgetCall(ADDRESS_CALL));
}

/** The addresses of the shopper: one call per press, however often it is pressed (contract §6). */
export function* addressesSaga() {
  yield* takeLeading(addressSubmitted, saveAddress);
  yield* takeLeading(addressDefaultPressed, makeDefault);
  yield* takeLeading(addressDeleteConfirmed, deleteAddress);
  yield* takeEvery([overlayOpened, navigated], forgetLastTry);
}
