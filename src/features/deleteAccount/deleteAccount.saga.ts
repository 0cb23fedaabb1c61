import { takeLeadingWrite } from '@/core/writes';
import { lazilyPressed } from '@/shared/saga';
import { accountDeletionConfirmed } from './deleteAccount.events';
import { DELETE_ACCOUNT_CALL } from './deleteAccount.keys';

const eraseAccount = lazilyPressed(() => import('./eraseAccount.saga').then((file) => file.eraseAccount));

/** One request, however often the button is pressed. */
export function* deleteAccountSaga() {
  yield* takeLeadingWrite(accountDeletionConfirmed, () => DELETE_ACCOUNT_CALL, eraseAccount);
}
