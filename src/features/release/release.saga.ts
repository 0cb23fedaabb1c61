import { call } from 'typed-redux-saga';
import { RELEASE_DELAY } from '@/domain/timing';
import { lazilyInBackground, wait } from '@/shared/saga';

const follow = lazilyInBackground(() => import('./followReleases.saga').then((file) => file.followReleases));

/** Starts the service worker of the production build, when the page has loaded. */
export function* releaseSaga() {
  if (process.env.NODE_ENV !== 'production' || !('serviceWorker' in navigator)) return;
  yield* call(wait, RELEASE_DELAY);
  yield* call(follow);
}
