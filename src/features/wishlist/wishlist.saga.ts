import { actionChannel, call, race, select, take, takeEvery, takeLatest } from 'typed-redux-saga';
import { callEndpoint, wishlistApi } from '@/api';
import { selectIsSignedIn, sessionEnded, sessionStarted } from '@/features/session';
import { lazily } from '@/shared/saga';
import { favouriteDropped, heartPressed, moveToCartPressed } from './wishlist.slice';

const pressHeart = lazily(() => import('./settleHeart.saga').then((file) => file.pressHeart));
const settleHeart = lazily(() => import('./settleHeart.saga').then((file) => file.settleHeart));
const moveToCart = lazily(() => import('./moveToCart.saga').then((file) => file.moveToCart));

type HeartEvent = ReturnType<typeof heartPressed | typeof favouriteDropped>;

function* loadFavourites() {
  if (!(yield* select(selectIsSignedIn))) return;
  yield* callEndpoint(
    wishlistApi.endpoints.getFavourites.initiate(undefined, { forceRefetch: true, subscribe: false }),
  );
}

/** Hearts are told one after the other, so that a toggle never overtakes another (contract §10, "heart"). */
function* heartQueue() {
  const presses = yield* actionChannel<HeartEvent>([heartPressed.type, favouriteDropped.type]);
  while (true) {
    const press = yield* take(presses);
    const story = heartPressed.match(press)
      ? call(pressHeart, press)
      : call(settleHeart, press.payload, false);
    // The answer to a user who has left is not for the next one, and their refusal is said elsewhere.
    yield* race([story, take(sessionEnded)]);
  }
}

export function* wishlistSaga() {
  yield* takeLatest(sessionStarted, loadFavourites);
  yield* takeEvery(moveToCartPressed, moveToCart);
  yield* call(loadFavourites);
  yield* call(heartQueue);
}
