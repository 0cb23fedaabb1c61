import { QueryStatus } from '@reduxjs/toolkit/query';
import { put, select, takeEvery } from 'typed-redux-saga';
import { querySubscriptions } from '@/api';
import { networkReturned, returnedAfterAbsence } from '@/core/connection';
import { navigated } from '@/core/navigation';
import { sessionEnded } from '@/core/session';
import { clock } from '@/shared/adapters';
import { lazily } from '@/shared/saga';
import { cacheSwept } from './cacheSwept';
import { isPersisted } from './persistence/persistedEndpoints';
import { dropBroken } from './persistence/rehydrate';
import { isInvalidating, refetchInvalidated } from './refetchInvalidated.saga';
import type { RootState } from './rootReducer';

/** Unused entries younger than this stay cached for Back. */
const CACHE_LIFETIME = 10 * 60_000;

/**
 * Removes old, unused entries on every navigation. Entries have no expiry timer, because each expiry would
 * add a row to an idle timeline (architecture §5, "Quiet"). Pending entries are kept for the saga that awaits
 * them.
 */
function* sweep() {
  const { queries } = yield* select((state: RootState) => state.api);
  const subscriptions = yield* querySubscriptions();
  const oldest = clock.now() - CACHE_LIFETIME;
  const unused = Object.entries(queries).flatMap(([key, entry]) =>
    entry &&
    entry.status !== QueryStatus.pending &&
    !isPersisted(entry.endpointName) &&
    (entry.fulfilledTimeStamp ?? 0) < oldest &&
    subscriptions.getSubscriptionCount(key) === 0
      ? [key]
      : [],
  );
  if (unused.length > 0) yield* put(cacheSwept(unused));
}

export function* cacheSaga() {
  yield* takeEvery(sessionEnded, dropBroken);
  yield* takeEvery(navigated, sweep);
  yield* takeEvery(isInvalidating, refetchInvalidated);
  yield* takeEvery(
    [networkReturned, returnedAfterAbsence],
    lazily(() => import('./refetchAll.saga').then((file) => file.refetchAll)),
  );
}
