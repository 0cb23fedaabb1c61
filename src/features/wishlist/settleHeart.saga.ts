import type { SagaGenerator } from 'typed-redux-saga';
import { call, put, select } from 'typed-redux-saga';
import type { ApiError } from '@/api';
import { api, callAnew, callEndpoint, errorText, isAnswerLost, wishlistApi } from '@/api';
import type { ProductId } from '@/domain/ids';
import { needsSession } from '@/features/access';
import { noticeOf } from '@/features/notices';
import { selectIsSignedIn } from '@/features/session';
import { whenDoneLate } from '@/shared/saga';
import type { favouriteDropped } from './wishlist.slice';
import { favouriteSettled, favouriteWanted, heartPressed, selectWantedFavourite } from './wishlist.slice';

/** The call is a toggle: its answer is compared with what is wanted, and asked once more where they differ. */
const MOST_TOGGLES = 2;

/** The heart of a card: a visitor is asked to log in, and what was taken off can be put back (contract §10, "heart"). */
export function* pressHeart(press: ReturnType<typeof heartPressed>): SagaGenerator<void> {
  if (!(yield* needsSession(press))) return;
  const { productId, isFavorite } = press.payload;
  const became = yield* want(productId, isFavorite);
  if (became !== false) return;
  const event = heartPressed({ productId, isFavorite: true });
  yield* put(noticeOf('favouriteRemoved', { offer: { text: 'Undo', event } }));
}

export function* dropFavourite({ payload }: ReturnType<typeof favouriteDropped>): SagaGenerator<void> {
  yield* want(payload, false);
}

/**
 * The heart shows at once what is wanted. Calls of one product come one after the other: while one is on its way, a new
 * wish is met by the story that made it. Answers what the product became, where this is that story.
 */
function* want(productId: ProductId, isFavorite: boolean): SagaGenerator<boolean | null> {
  const isOnItsWay = (yield* select(selectWantedFavourite, productId)) !== undefined;
  yield* put(favouriteWanted({ productId, isFavorite }));
  if (isOnItsWay) return null;
  let became: boolean | null = null;
  try {
    became = yield* call(toggleUntilWanted, productId);
  } finally {
    // Also where the session ended meanwhile: the next press begins anew.
    yield* put(favouriteSettled({ productId, isFavorite: became }));
  }
  if (became !== null) yield* put(api.util.invalidateTags(['Favourites']));
  return became;
}

/** Answers what the server agreed to; null where it refused, in its words. */
function* toggleUntilWanted(productId: ProductId): SagaGenerator<boolean | null> {
  let aim = yield* select(selectWantedFavourite, productId);
  for (let toggles = 1; ; toggles += 1) {
    const answer = yield* callEndpoint(
      wishlistApi.endpoints.toggleFavourite.initiate(productId, { track: false }),
    );
    if (answer.error) return yield* call(learnAfter, answer.error, productId);
    const wanted = yield* select(selectWantedFavourite, productId);
    const isMet = wanted === undefined || answer.data === wanted;
    if (isMet || (wanted === aim && toggles === MOST_TOGGLES)) return answer.data;
    if (wanted !== aim) toggles = 0;
    aim = wanted;
  }
}

/** A refusal is said. Where the answer was lost the wishlist tells what became of it: a wish that was met is none to tell of. */
function* learnAfter(error: ApiError, productId: ProductId): SagaGenerator<boolean | null> {
  const isLost = isAnswerLost(error);
  const isFavorite = isLost ? yield* call(askWishlist, productId) : null;
  if (isFavorite === null || isFavorite !== (yield* select(selectWantedFavourite, productId)))
    yield* put(noticeOf('refused', { text: errorText(error) }));
  if (isLost) yield* whenDoneLate(() => learnLate(productId));
  return isFavorite;
}

function* askWishlist(productId: ProductId): SagaGenerator<boolean | null> {
  const { data } = yield* callAnew(wishlistApi.endpoints.getFavourites, undefined);
  return data?.products.some(({ id }) => id === productId) ?? null;
}

/** A newer wish has a story of its own. */
function* learnLate(productId: ProductId): SagaGenerator<void> {
  if (!(yield* select(selectIsSignedIn))) return;
  const isFavorite = yield* call(askWishlist, productId);
  if ((yield* select(selectWantedFavourite, productId)) === undefined)
    yield* put(favouriteSettled({ productId, isFavorite }));
}
