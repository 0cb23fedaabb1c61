import type { SagaGenerator } from 'typed-redux-saga';
import { call, put, select } from 'typed-redux-saga';
import { api, callEndpoint, errorText, wishlistApi } from '@/api';
import type { ProductId } from '@/domain/ids';
import { needsSession } from '@/features/access';
import { noticeOf } from '@/features/notices';
import { favouriteSettled, favouriteWanted, heartPressed, selectWantedFavourite } from './wishlist.slice';

/** The call is a toggle: its answer is compared with what is wanted, and asked once more where they differ. */
const MOST_TOGGLES = 2;

/** The heart of a card: a visitor is asked to log in, and what was taken off can be put back (contract §10, "heart"). */
export function* pressHeart(press: ReturnType<typeof heartPressed>): SagaGenerator<void> {
  if (!(yield* needsSession(press))) return;
  const { productId, isFavorite } = press.payload;
  const isSettled = yield* call(settleHeart, productId, isFavorite);
  if (!isSettled || isFavorite) return;
  const event = heartPressed({ productId, isFavorite: true });
  yield* put(noticeOf('favouriteRemoved', { offer: { text: 'Undo', event } }));
}

/** Brings a heart to the state that the shopper wants; what the server refuses falls back, in its words. */
export function* settleHeart(productId: ProductId, isFavorite: boolean): SagaGenerator<boolean> {
  yield* put(favouriteWanted({ productId, isFavorite }));
  for (let toggles = 0; toggles < MOST_TOGGLES; toggles += 1) {
    const answer = yield* callEndpoint(
      wishlistApi.endpoints.toggleFavourite.initiate(productId, { track: false }),
    );
    if (answer.error) {
      yield* put(favouriteSettled({ productId, isFavorite: null }));
      yield* put(noticeOf('refused', { text: errorText(answer.error) }));
      return false;
    }
    const wanted = yield* select(selectWantedFavourite, productId);
    if (answer.data !== wanted && wanted !== undefined) continue;
    yield* put(favouriteSettled({ productId, isFavorite: answer.data }));
    break;
  }
  yield* put(api.util.invalidateTags(['Favourites']));
  return true;
}
