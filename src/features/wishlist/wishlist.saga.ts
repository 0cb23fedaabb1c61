import type { SagaGenerator } from 'typed-redux-saga';
import { call, race, select, spawn, take, takeEvery, takeLatest } from 'typed-redux-saga';
import { callEndpoint, wishlistApi } from '@/api';
import { selectIsSignedIn, sessionEnded, sessionStarted } from '@/core/session';
import { lazily } from '@/shared/saga';
import { favoriteRemovePressed, favoritePressed, moveToCartPressed } from './wishlist.slice';

const loadFavorite = () => import('./confirmFavorite.saga');
const pressFavorite = lazily(() => loadFavorite().then((file) => file.pressFavorite));
const removeFavorite = lazily(() => loadFavorite().then((file) => file.removeFavorite));
const moveToCart = lazily(() => import('./moveToCart.saga').then((file) => file.moveToCart));

/** Prefetches the chunk before the first press; if that fails, the press loads it. */
const prefetchFavorites = () => loadFavorite().catch(() => undefined);

function* loadFavorites() {
  if (!(yield* select(selectIsSignedIn))) return;
  yield* spawn(prefetchFavorites);
  yield* callEndpoint(
    wishlistApi.endpoints.getFavorites.initiate(undefined, { forceRefetch: true, subscribe: false }),
  );
}

/** Canceled when the session ends: a response for one user must not reach the next. */
function* handleFavorite(
  press: ReturnType<typeof favoritePressed | typeof favoriteRemovePressed>,
): SagaGenerator<void> {
  const saga = favoritePressed.match(press) ? call(pressFavorite, press) : call(removeFavorite, press);
  yield* race([saga, take(sessionEnded)]);
}

export function* wishlistSaga() {
  yield* takeLatest(sessionStarted, loadFavorites);
  yield* takeEvery(moveToCartPressed, moveToCart);
  yield* takeEvery([favoritePressed, favoriteRemovePressed], handleFavorite);
  yield* call(loadFavorites);
}
