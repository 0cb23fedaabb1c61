import type { SagaGenerator } from 'typed-redux-saga';
import { call, race, select, spawn, take, takeEvery, takeLatest } from 'typed-redux-saga';
import { callEndpoint, wishlistApi } from '@/api';
import { selectIsSignedIn, sessionEnded, sessionStarted } from '@/features/session';
import { lazily } from '@/shared/saga';
import { favouriteDropped, heartPressed, moveToCartPressed } from './wishlist.slice';

const loadHeart = () => import('./settleHeart.saga');
const pressHeart = lazily(() => loadHeart().then((file) => file.pressHeart));
const dropFavourite = lazily(() => loadHeart().then((file) => file.dropFavourite));
const moveToCart = lazily(() => import('./moveToCart.saga').then((file) => file.moveToCart));

/** A heart answers at once: its code is here before the first press, or comes with that. */
const askAhead = () => loadHeart().catch(() => undefined);

function* loadFavourites() {
  if (!(yield* select(selectIsSignedIn))) return;
  yield* spawn(askAhead);
  yield* callEndpoint(
    wishlistApi.endpoints.getFavourites.initiate(undefined, { forceRefetch: true, subscribe: false }),
  );
}

/** The answer to a user who has left is not for the next one, and their refusal is said elsewhere. */
function* tellHeart(press: ReturnType<typeof heartPressed | typeof favouriteDropped>): SagaGenerator<void> {
  const story = heartPressed.match(press) ? call(pressHeart, press) : call(dropFavourite, press);
  yield* race([story, take(sessionEnded)]);
}

export function* wishlistSaga() {
  yield* takeLatest(sessionStarted, loadFavourites);
  yield* takeEvery(moveToCartPressed, moveToCart);
  yield* takeEvery([heartPressed, favouriteDropped], tellHeart);
  yield* call(loadFavourites);
}
