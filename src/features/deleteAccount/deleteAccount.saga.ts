import { takeLeading } from 'typed-redux-saga';
import { lazilyPressed } from '@/shared/saga';
import { accountDeletionConfirmed } from './deleteAccount.events';

const eraseAccount = lazilyPressed(() => import('./eraseAccount.saga').then((file) => file.eraseAccount));

/** One request, however often the button is pressed. */
export function* deleteAccountSaga() {
  yield* takeLeading(accountDeletionConfirmed, eraseAccount);
}
