import { lazily } from '@/shared/saga';
import { takeLeadingWrite } from '@/core/writes';
import { addressDefaultPressed, addressDeleteConfirmed, addressSubmitted } from './addresses.events';
import { defaultAddressCall, deleteAddressCall, formKeyOf } from './addresses.keys';
import { loadWriting } from './loadSagas';

const saveAddress = lazily(() => loadWriting().then((file) => file.saveAddress));
const makeDefault = lazily(() => loadWriting().then((file) => file.makeDefault));
const deleteAddress = lazily(() => loadWriting().then((file) => file.deleteAddress));

/**
 * One write of a kind to each address at a time: repeated presses are ignored until it is done (api §6).
 */
export function* addressesSaga() {
  yield* takeLeadingWrite(addressSubmitted, ({ id }) => formKeyOf(id), saveAddress);
  yield* takeLeadingWrite(addressDefaultPressed, ({ id }) => defaultAddressCall(id), makeDefault);
  yield* takeLeadingWrite(addressDeleteConfirmed, deleteAddressCall, deleteAddress);
}
