import { takeLatest } from 'typed-redux-saga';
import { lazilyPressed } from '@/shared/saga';
import { socialPressed } from './social.events';

/** A second press begins again: the window of the first may be lost behind others. */
export function* socialSaga() {
  yield* takeLatest(
    socialPressed,
    lazilyPressed(() => import('./signInWith.saga').then((file) => file.signInWith)),
  );
}
