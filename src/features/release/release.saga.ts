import { actionChannel, call, race, take } from 'typed-redux-saga';
import { sessionEnded } from '@/core/session';
import { RELEASE_DELAY } from '@/domain/timing';
import { lazilyInBackground, wait } from '@/shared/saga';

const follow = lazilyInBackground(() => import('./followReleases.saga').then((file) => file.followReleases));

/** Starts the service worker of the production build, when the page has loaded. */
export function* releaseSaga() {
  if (process.env.NODE_ENV !== 'production' || !('serviceWorker' in navigator)) return;
  // Buffers the end of a session until the code is there that forgets the user's pictures.
  const ends = yield* actionChannel(sessionEnded);
  yield* race([call(wait, RELEASE_DELAY), take(sessionEnded)]);
  yield* call(follow, ends);
}
