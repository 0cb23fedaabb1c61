import { call } from 'typed-redux-saga';
import { afterLoad } from '@/shared/adapters';
import { lazily } from '@/shared/saga';

const follow = lazily(() => import('./followReleases.saga').then((file) => file.followReleases));

/** Starts the service worker of the production build, after the page has loaded. */
export function* releaseSaga() {
  if (process.env.NODE_ENV !== 'production' || !('serviceWorker' in navigator)) return;
  yield* call(afterLoad);
  yield* call(follow);
}
