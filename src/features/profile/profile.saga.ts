import { takeLeading } from 'typed-redux-saga';
import { lazilyPressed } from '@/shared/saga';
import { loadSaving, loadPasswordChange } from './loadSagas';
import { passwordChangeSubmitted, profileSubmitted } from './profile.events';

/** One write of a kind at a time: repeated presses are ignored until it is done. */
export function* profileSaga() {
  yield* takeLeading(
    profileSubmitted,
    lazilyPressed(() => loadSaving().then((file) => file.saveProfile)),
  );
  yield* takeLeading(
    passwordChangeSubmitted,
    lazilyPressed(() => loadPasswordChange().then((file) => file.changePassword)),
  );
}
