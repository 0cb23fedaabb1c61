import { actionChannel, call, race, select, take, takeLatest } from 'typed-redux-saga';
import { callEndpoint, wishlistApi } from '@/api';
import { selectIsSignedIn, sessionEnded, sessionStarted } from '@/features/session';
import { lazily } from '@/shared/saga';
import { heartPressed } from './wishlist.slice';

const settleHeart = lazily(() => import('./settleHeart.saga').then((file) => file.settleHeart));

function* loadFavourites() {
  if (!(yield* select(selectIsSignedIn))) return;
  yield* callEndpoint(
    wishlistApi.endpoints.getFavourites.initiate(undefined, { forceRefetch: true, subscribe: false }),
  );
}

/** Hearts are told one after the other, so that a toggle never overtakes another (contract §10, "heart"). */
function* heartQueue() {
  const presses = yield* actionChannel<ReturnType<typeof heartPressed>>(heartPressed.type);
  while (true) {
    const press = yield* take(presses);
    // The answer to a user who has left is not for the next one, and their refusal is said elsewhere.
    yield* race([call(settleHeart, press), take(sessionEnded)]);
  }
}

export function* wishlistSaga() {
  yield* takeLatest(sessionStarted, loadFavourites);
  yield* call(loadFavourites);
  yield* call(heartQueue);
}
