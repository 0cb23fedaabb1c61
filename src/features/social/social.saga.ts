import { takeLatest } from 'typed-redux-saga';
import { lazilyPressed } from '@/shared/saga';
import { socialPressed } from './social.events';

/** `takeLatest`: a second press starts over, because the first window may be hidden behind others. */
export function* socialSaga() {
  yield* takeLatest(
    socialPressed,
    lazilyPressed(() => import('./signInWith.saga').then((file) => file.signInWith)),
  );
}
