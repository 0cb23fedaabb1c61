import { takeLatest } from 'typed-redux-saga';
import { lazily } from '@/shared/saga';
import { socialPressed } from './social.events';

/** A second press begins again: the window of the first may be lost behind others. */
export function* socialSaga() {
  yield* takeLatest(
    socialPressed,
    lazily(() => import('./signInWith.saga').then((file) => file.signInWith)),
  );
}
