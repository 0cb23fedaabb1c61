import { createAction } from '@reduxjs/toolkit';
import { put, select, takeEvery, takeLeading } from 'typed-redux-saga';
import type { AddressEntry } from '@/api';
import { addressesApi, callEndpoint, errorText, forgetCall } from '@/api';
import type { Address } from '@/domain/session';
import { noticeShown } from '@/features/notices';
import { overlayClosed, overlayOpened } from '@/features/overlays';
import { dropDraft } from '@/shared/drafts';

/** The address form was sent. */
export const addressSubmitted = createAction<AddressEntry>('addresses/addressSubmitted');
/** The server holds the new address. */
export const addressAdded = createAction<Address>('addresses/addressAdded');

/** The cache entry in which the form sees progress and errors. */
export const ADDRESS_CALL = 'address';
const selectAddressCall = addressesApi.endpoints.addAddress.select(ADDRESS_CALL);
export const ADDRESS_DRAFT = 'address';

/** Field errors stand under the fields, so that only an error without fields needs a notice. */
function* addAddress({ payload: entry }: ReturnType<typeof addressSubmitted>) {
  const answer = yield* callEndpoint(
    addressesApi.endpoints.addAddress.initiate(entry, { fixedCacheKey: ADDRESS_CALL }),
  );
  if (answer.error) {
    const isSaidElsewhere = answer.error.fieldErrors !== undefined || answer.error.status === 401;
    if (!isSaidElsewhere) yield* put(noticeShown({ kind: 'error', text: errorText(answer.error) }));
    return;
  }
  dropDraft(ADDRESS_DRAFT);
  yield* put(overlayClosed('address'));
  yield* put(noticeShown({ kind: 'success', text: { key: 'Address saved' } }));
  if (answer.data) yield* put(addressAdded(answer.data));
}

/** A form that opens afresh shows no error of an earlier one. */
function* forgetLastTry({ payload }: ReturnType<typeof overlayOpened>) {
  const { isError } = yield* select(selectAddressCall);
  if (payload.name === 'address' && isError) yield* put(forgetCall(ADDRESS_CALL));
}

export function* addressesSaga() {
  yield* takeLeading(addressSubmitted, addAddress);
  yield* takeEvery(overlayOpened, forgetLastTry);
}
