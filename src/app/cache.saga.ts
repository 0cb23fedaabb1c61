import type { Action } from '@reduxjs/toolkit';
import { isAnyOf, isFulfilled, isRejected } from '@reduxjs/toolkit';
import { QueryStatus } from '@reduxjs/toolkit/query';
import { call, put, select, takeEvery } from 'typed-redux-saga';
import { api, querySubscriptions } from '@/api';
import { networkReturned, returnedAfterAbsence } from '@/core/connection';
import { navigated } from '@/core/navigation';
import { sessionEnded } from '@/core/session';
import { clock } from '@/shared/adapters';
import { lazily, lazilyInBackground } from '@/shared/saga';
import { cacheSwept } from './cacheSwept';
import { isPersisted } from './persistence/persistedEndpoints';
import { dropBroken } from './persistence/rehydrate';
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

const isSettled = isAnyOf(isFulfilled, isRejected);

interface Call {
  meta?: { arg?: { type?: string } };
}

const mayInvalidate = (action: Action & Call) =>
  api.util.invalidateTags.match(action) || (isSettled(action) && action.meta.arg?.type === 'mutation');

const refetchInvalidated = lazilyInBackground(() =>
  import('./refetchInvalidated.saga').then((file) => file.refetchInvalidated),
);

/**
 * RTK Query refetches invalidated queries only when no call is pending, because the response of a pending
 * query may be older than the invalidation. Where a call hangs, the other queries are refetched before.
 */
function* outwaitPending(action: Action) {
  // Sagas see an action before RTK Query refetches what it invalidates.
  const before = yield* select((state: RootState) => state.api);
  const calls = [...Object.values(before.queries), ...Object.values(before.mutations)];
  if (calls.some((one) => one?.status === QueryStatus.pending))
    yield* call(refetchInvalidated, action, before);
}

export function* cacheSaga() {
  yield* takeEvery(sessionEnded, dropBroken);
  yield* takeEvery(navigated, sweep);
  yield* takeEvery(mayInvalidate, outwaitPending);
  yield* takeEvery(
    [networkReturned, returnedAfterAbsence],
    lazily(() => import('./refetchAll.saga').then((file) => file.refetchAll)),
  );
}
