import type { SagaGenerator } from 'typed-redux-saga';
import { call, put, select } from 'typed-redux-saga';
import type { ApiError } from '@/api';
import { api, refetchQuery, callEndpoint, errorText, isResponseLost, wishlistApi } from '@/api';
import type { ProductId } from '@/domain/ids';
import { needsSession } from '@/features/access';
import { noticeOf } from '@/core/notices';
import { selectIsSignedIn } from '@/core/session';
import { whenSlow } from '@/shared/saga';
import type { favoriteRemovePressed } from './wishlist.slice';
import {
  favoriteConfirmed,
  favoriteChangeRequested,
  favoritePressed,
  selectOptimisticFavorite,
} from './wishlist.slice';

/** The call is a toggle: its answer is compared with what is wanted, and asked once more where they differ. */
const MOST_TOGGLES = 2;

/** The heart of a card: a visitor is asked to log in, and what was taken off can be put back (R35). */
export function* pressFavorite(press: ReturnType<typeof favoritePressed>): SagaGenerator<void> {
  if (!(yield* needsSession(press))) return;
  const { productId, isFavorite } = press.payload;
  const became = yield* want(productId, isFavorite);
  if (became !== false) return;
  const event = favoritePressed({ productId, isFavorite: true });
  yield* put(noticeOf('favoriteRemoved', { offer: { text: 'Undo', event } }));
}

export function* removeFavorite({ payload }: ReturnType<typeof favoriteRemovePressed>): SagaGenerator<void> {
  yield* want(payload, false);
}

/**
 * The heart shows at once what is wanted. Calls of one product come one after the other: while one is on its way, a new
 * wish is met by the story that made it. Answers what the product became, where this is that story.
 */
function* want(productId: ProductId, isFavorite: boolean): SagaGenerator<boolean | null> {
  const isOnItsWay = (yield* select(selectOptimisticFavorite, productId)) !== undefined;
  yield* put(favoriteChangeRequested({ productId, isFavorite }));
  if (isOnItsWay) return null;
  let became: boolean | null = null;
  try {
    became = yield* call(toggleUntilConfirmed, productId);
  } finally {
    // Also where the session ended meanwhile: the next press begins anew.
    yield* put(favoriteConfirmed({ productId, isFavorite: became }));
  }
  if (became !== null) yield* put(api.util.invalidateTags(['Favourites']));
  return became;
}

/** Answers what the server agreed to; null where it refused, in its words. */
function* toggleUntilConfirmed(productId: ProductId): SagaGenerator<boolean | null> {
  let aim = yield* select(selectOptimisticFavorite, productId);
  for (let toggles = 1; ; toggles += 1) {
    const response = yield* callEndpoint(
      wishlistApi.endpoints.toggleFavorite.initiate(productId, { track: false }),
    );
    if (response.error) return yield* call(refetchAfterDelay, response.error, productId);
    const requested = yield* select(selectOptimisticFavorite, productId);
    const isMet = requested === undefined || response.data === requested;
    if (isMet || (requested === aim && toggles === MOST_TOGGLES)) return response.data;
    if (requested !== aim) toggles = 0;
    aim = requested;
  }
}

/** A refusal is said. Where the answer was lost the wishlist tells what became of it: a wish that was met is none to tell of. */
function* refetchAfterDelay(error: ApiError, productId: ProductId): SagaGenerator<boolean | null> {
  const isLost = isResponseLost(error);
  const isFavorite = isLost ? yield* call(fetchWishlist, productId) : null;
  if (isFavorite === null || isFavorite !== (yield* select(selectOptimisticFavorite, productId)))
    yield* put(noticeOf('refused', { text: errorText(error) }));
  if (isLost) yield* whenSlow(() => refetchLate(productId));
  return isFavorite;
}

function* fetchWishlist(productId: ProductId): SagaGenerator<boolean | null> {
  const { data } = yield* refetchQuery(wishlistApi.endpoints.getFavorites, undefined);
  return data?.products.some(({ id }) => id === productId) ?? null;
}

/** A newer wish has a story of its own. */
function* refetchLate(productId: ProductId): SagaGenerator<void> {
  if (!(yield* select(selectIsSignedIn))) return;
  const isFavorite = yield* call(fetchWishlist, productId);
  if ((yield* select(selectOptimisticFavorite, productId)) === undefined)
    yield* put(favoriteConfirmed({ productId, isFavorite }));
}
