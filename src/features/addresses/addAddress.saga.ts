import type { SagaGenerator } from 'typed-redux-saga';
import { put, select } from 'typed-redux-saga';
import { addressesApi, callEndpoint, errorText, forgetCall } from '@/api';
import { noticeShown } from '@/features/notices';
import { overlayClosed } from '@/features/overlays';
import { dropDraft } from '@/shared/drafts';
import type { addressSubmitted } from './addresses.events';
import { addressAdded } from './addresses.events';

/** The cache entry in which the form sees progress and errors. */
export const ADDRESS_CALL = 'address';
const selectAddressCall = addressesApi.endpoints.addAddress.select(ADDRESS_CALL);
export const ADDRESS_DRAFT = 'address';

/** Field errors stand under the fields, so that only an error without fields needs a notice. */
export function* addAddress({ payload: entry }: ReturnType<typeof addressSubmitted>): SagaGenerator<void> {
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
export function* forgetLastTry(): SagaGenerator<void> {
  const { isError } = yield* select(selectAddressCall);
  if (isError) yield* put(forgetCall(ADDRESS_CALL));
}
