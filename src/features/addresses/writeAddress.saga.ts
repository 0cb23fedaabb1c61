import type { Action } from '@reduxjs/toolkit';
import { call, put, select } from 'typed-redux-saga';
import type { SagaGenerator } from 'typed-redux-saga';
import type { ApiError } from '@/api';
import { addressesApi, callEndpoint } from '@/api';
import { plainEntry } from '@/domain/contactFields';
import type { AddressId } from '@/domain/ids';
import { paths } from '@/domain/paths';
import { goTo, selectLocation } from '@/core/navigation';
import { noticeOf, showFormError, showError } from '@/core/notices';
import type { Overlay } from '@/core/overlays';
import { closeIfOpen, overlayReplaced, selectOverlay } from '@/core/overlays';
import { sendOnce } from '@/core/writes';
import { dropDraft, dropSentDraft, saveDraft } from '@/shared/drafts';
import { formKeyOf } from './addresses.keys';
import type { addressDefaultPressed, addressDeleteConfirmed, addressSubmitted } from './addresses.events';
import { addressAdded } from './addresses.events';
import { selectAddresses } from './addresses.selectors';
import { entryOf } from './entryOf';
import { findWritten, isDefaultAfterAll, isDeletedAfterAll } from './lostAddress.saga';

const { addAddress, updateAddress, deleteAddress: removeAddress } = addressesApi.endpoints;

/**
 * Saves an address. The dialog of the checkout closes; the account page navigates back to the list, unless
 * the user has navigated elsewhere meanwhile. A form that was typed into since stays open.
 */
export function* saveAddress({
  payload: { id, entry },
}: ReturnType<typeof addressSubmitted>): SagaGenerator<void> {
  const key = formKeyOf(id);
  const track = { fixedCacheKey: key };
  const known = (yield* select(selectAddresses)) ?? [];
  const dialog = yield* select(selectOverlay, 'address');
  const { pathname } = yield* select(selectLocation);
  const write =
    id === null ? addAddress.initiate(entry, track) : updateAddress.initiate({ id, entry }, track);
  const { data: saved, error } = yield* sendOnce({
    id: `${key} ${JSON.stringify(entry)}`,
    known,
    send: () => callEndpoint(write),
    find: (earlier) => findWritten({ id, entry, known: earlier }),
  });
  if (error) {
    yield* call(showFormError, error);
    return;
  }
  const typed = dropSentDraft(key, entry, isSent);
  if (typed) {
    if (saved && id === null) {
      dropDraft(key);
      saveDraft(formKeyOf(saved.id), typed);
      yield* call(editSaved, saved.id, dialog, pathname);
    }
  } else if (dialog) yield* call(closeIfOpen, dialog);
  else if ((yield* select(selectLocation)).pathname === pathname) yield* goTo(paths.manageAddress);
  yield* put(noticeOf('addressSaved'));
  if (id === null && saved) yield* put(addressAdded(saved));
}

/** Numbers and codes are sent as `plainEntry`. */
const isSent = (typed: unknown, value: unknown) => typed === value || plainEntry(String(typed)) === value;

/** The form of the new address becomes that of the saved one: another press must not create a second one. */
function* editSaved(addressId: AddressId, dialog: Overlay | undefined, pathname: string) {
  if (dialog) {
    if ((yield* select(selectOverlay, 'address')) !== dialog) return;
    yield* put(overlayReplaced({ closed: 'address', opened: { name: 'address', addressId } }));
  } else if ((yield* select(selectLocation)).pathname === pathname)
    yield* goTo(paths.editAddress(addressId), 'REPLACE');
}

/** The server allows one default; the refetched list has the flag removed from the others. */
export function* makeDefault(press: ReturnType<typeof addressDefaultPressed>): SagaGenerator<void> {
  const { payload: address } = press;
  const entry = { ...entryOf(address), isDefault: true };
  const { id } = address;
  const { error } = yield* callEndpoint(updateAddress.initiate({ id, entry }, { track: false }));
  if (error && !(yield* call(isDefaultAfterAll, error, id))) yield* call(showReason, error, press);
}

/** An address used by an order is not deleted, and the server's message is shown (api §6, 422). */
export function* deleteAddress(press: ReturnType<typeof addressDeleteConfirmed>): SagaGenerator<void> {
  const { payload: id } = press;
  const dialog = yield* select(selectOverlay, 'addressDelete');
  const response = yield* callEndpoint(removeAddress.initiate(id, { track: false }));
  yield* call(closeIfOpen, dialog);
  const isDeleted = !response.error || (yield* call(isDeletedAfterAll, response.error, id));
  if (isDeleted) yield* put(noticeOf('addressDeleted'));
  else yield* call(showReason, response.error, press);
}

/** Shows the first field error, which no form shows here, else the server's message. */
function* showReason(error: ApiError, press: Action): SagaGenerator<void> {
  const [message] = Object.values(error.fieldErrors ?? {});
  yield* call(showError, message === undefined ? error : { ...error, message }, press);
}
