import { isRejected } from '@reduxjs/toolkit';
import type { SagaGenerator } from 'typed-redux-saga';
import { call, take } from 'typed-redux-saga';
import { isNetworkLost, subscribedQueries } from '@/api';
import { navigated } from '@/core/navigation';
import { OUTAGE_RETRY_DELAYS } from '@/domain/timing';
import { isServerReachable } from '@/shared/adapters/isServerReachable';
import { lazilyInBackground, wait } from '@/shared/saga';

const refetchEach = lazilyInBackground(() => import('./refetchAll.saga').then((file) => file.refetchEach));

/** Refetches queries that got no response, until none is left; their places keep their offers until then. */
function* refetchLost(): SagaGenerator<void> {
  for (const delay of OUTAGE_RETRY_DELAYS) {
    yield* call(wait, delay);
    const lost = (yield* subscribedQueries()).filter(({ error }) => isNetworkLost(error));
    // The browser announces the return of the device's own network.
    if (lost.length === 0 || !navigator.onLine) return;
    if (yield* call(isServerReachable)) yield* call(refetchEach, lost);
  }
  // An address that something blocks fails for good: it is left to the shopper.
  yield* take(navigated);
}

/** Ends short outages of the connection, whose end nothing else may show (R132). */
export function* lostReadsSaga() {
  while (true) {
    // Also what was lost before the sagas ran.
    yield* call(refetchLost);
    yield* take(isRejected);
  }
}
