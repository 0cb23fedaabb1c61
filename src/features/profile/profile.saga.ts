import { takeLeading } from 'typed-redux-saga';
import { lazilyPressed } from '@/shared/saga';
import { passwordChangeSubmitted, profileSubmitted } from './profile.events';

/** One write of a kind at a time: repeated presses are ignored until it is done. */
export function* profileSaga() {
  yield* takeLeading(
    profileSubmitted,
    lazilyPressed(() => import('./saveProfile.saga').then((file) => file.saveProfile)),
  );
  yield* takeLeading(
    passwordChangeSubmitted,
    lazilyPressed(() => import('./changePassword.saga').then((file) => file.changePassword)),
  );
}
