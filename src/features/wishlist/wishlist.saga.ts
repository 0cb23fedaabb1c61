import type { SagaGenerator } from 'typed-redux-saga';
import { actionChannel, call, put, race, select, take, takeLatest } from 'typed-redux-saga';
import { api, callEndpoint, errorText, wishlistApi } from '@/api';
import { needsSession } from '@/features/access';
import { noticeOf } from '@/features/notices';
import { selectIsSignedIn, sessionEnded, sessionStarted } from '@/features/session';
import { favouriteSettled, favouriteWanted, heartPressed, selectWantedFavourite } from './wishlist.slice';

/** The call is a toggle: its answer is compared with what is wanted, and asked once more where they differ. */
const MOST_TOGGLES = 2;

function* settle(press: ReturnType<typeof heartPressed>): SagaGenerator<void> {
  if (!(yield* needsSession(press))) return;
  const { productId, isFavorite } = press.payload;
  yield* put(favouriteWanted({ productId, isFavorite }));
  for (let toggles = 0; toggles < MOST_TOGGLES; toggles += 1) {
    const answer = yield* callEndpoint(
      wishlistApi.endpoints.toggleFavourite.initiate(productId, { track: false }),
    );
    if (answer.error) {
      yield* put(favouriteSettled({ productId, isFavorite: null }));
      yield* put(noticeOf('refused', { text: errorText(answer.error) }));
      return;
    }
    const wanted = yield* select(selectWantedFavourite, productId);
    if (answer.data !== wanted && wanted !== undefined) continue;
    yield* put(favouriteSettled({ productId, isFavorite: answer.data }));
    break;
  }
  yield* put(api.util.invalidateTags(['Favourites']));
}

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
    yield* race([call(settle, press), take(sessionEnded)]);
  }
}

export function* wishlistSaga() {
  yield* takeLatest(sessionStarted, loadFavourites);
  yield* call(loadFavourites);
  yield* call(heartQueue);
}
