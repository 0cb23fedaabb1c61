import type { TakeableChannel } from 'redux-saga';
import { eventChannel } from 'redux-saga';
import type { SagaGenerator } from 'typed-redux-saga';
import { call, put, takeEvery } from 'typed-redux-saga';
import { noticeOf } from '@/core/notices';
import { sessionEnded } from '@/core/session';
import { reloadPage } from '@/shared/adapters';
import { isRestartOffered } from '@/shared/adapters/restartPage';
import type { ServiceWorkerHandle } from '@/shared/adapters/serviceWorker';
import { isReleaseOutdated, registerServiceWorker } from '@/shared/adapters/serviceWorker';
import { releaseReloadPressed } from './release.events';

const changesOf = (worker: ServiceWorkerHandle) =>
  eventChannel<'changed'>((emit) => worker.onChange(() => emit('changed')));

/**
 * Offers to reload the page, unless a lost chunk has done so. Other tabs show the same notice and reload by
 * their own press (R61).
 */
function* offerReload(): SagaGenerator<void> {
  if (isRestartOffered() || !(yield* call(isReleaseOutdated))) return;
  yield* put(noticeOf('newRelease', { offer: { text: 'Reload', event: releaseReloadPressed() } }));
}

/**
 * Registers the service worker and shows when it has stored a new release. `ends` has all ends of sessions
 * since the start of the page.
 */
export function* followReleases(ends: TakeableChannel<unknown>): SagaGenerator<void> {
  const worker = yield* call(registerServiceWorker);
  if (!worker) return;
  yield* takeEvery(releaseReloadPressed, reloadPage);
  yield* takeEvery(ends, worker.forgetPictures);
  // The end of a session removes all notices.
  yield* takeEvery(sessionEnded, offerReload);
  yield* takeEvery(changesOf(worker), offerReload);
  yield* call(offerReload);
}
