import type { SagaGenerator } from 'typed-redux-saga';
import { call, put, select } from 'typed-redux-saga';
import type { ApiError } from '@/api';
import { api, refetchQuery, callEndpoint, isResponseLost, wishlistApi } from '@/api';
import type { Id, ProductId } from '@/domain/ids';
import { inRestoredOrder, mergedOrder } from '@/domain/restoredOrder';
import { needsSession } from '@/features/access';
import { noticeOf, showError } from '@/core/notices';
import { selectIsSignedIn } from '@/core/session';
import { afterDrawing } from '@/shared/adapters';
import { refetchAfterDelays } from '@/shared/saga';
import {
  favoriteRemovePressed,
  favoriteConfirmed,
  favoriteChangeRequested,
  favoritePressed,
  favoriteRestored,
  selectFavoriteOrder,
  selectOptimisticFavorite,
} from './wishlist.slice';

/** The endpoint toggles: if the response differs from the requested state, it is called once more. */
const MOST_TOGGLES = 2;

interface Favorite {
  productId: ProductId;
  colorId: Id | null;
  /** Pressed on the wishlist, whose removal is offered again there. */
  isRemoval?: true;
}

/** Favorite button: visitors get the login dialog, and a removal offers "Undo" (R35). */
export function* pressFavorite(press: ReturnType<typeof favoritePressed>): SagaGenerator<void> {
  if (!(yield* needsSession(press))) return;
  const { productId, isFavorite, colorId, order } = press.payload;
  if (order) yield* put(favoriteRestored(mergedOrder(yield* select(selectFavoriteOrder), order)));
  const undo = yield* call(undoOf, productId);
  const confirmed = yield* requestFavorite(isFavorite, { productId, colorId });
  if (confirmed !== false) return;
  const event = favoritePressed(undo);
  yield* put(noticeOf('favoriteRemoved', { offer: { text: 'Undo', event } }));
}

/** The press that restores a favorite with its color and its place in the wishlist (R73). */
function* undoOf(productId: ProductId): SagaGenerator<ReturnType<typeof favoritePressed>['payload']> {
  const { data } = yield* select(wishlistApi.endpoints.getFavorites.select());
  const products = data?.products ?? [];
  const order = inRestoredOrder(
    products.map(({ id }) => id),
    yield* select(selectFavoriteOrder),
    (id) => [id],
    'first',
  );
  const colorId = products.find(({ id }) => id === productId)?.colorId ?? null;
  return { productId, isFavorite: true, colorId, order };
}

export function* removeFavorite({ payload }: ReturnType<typeof favoriteRemovePressed>): SagaGenerator<void> {
  yield* requestFavorite(false, { productId: payload, colorId: null, isRemoval: true });
}

/**
 * Sets the favorite optimistically; the press is painted before its call is sent. Requests of one product are
 * sequential: while one is running, its saga also handles newer presses. Returns the confirmed state; null on
 * failure, also if a lost response left the state as it was, or if another saga handles the press.
 */
function* requestFavorite(isFavorite: boolean, favorite: Favorite): SagaGenerator<boolean | null> {
  const { productId } = favorite;
  const isRunning = (yield* select(selectOptimisticFavorite, productId)) !== undefined;
  yield* put(favoriteChangeRequested({ productId, isFavorite }));
  if (isRunning) return null;
  let confirmed: boolean | null = null;
  let isMade: boolean;
  try {
    yield* call(afterDrawing);
    confirmed = yield* call(toggleUntilConfirmed, favorite);
    isMade = confirmed === (yield* select(selectOptimisticFavorite, productId));
  } finally {
    // Also on cancellation by the end of the session, so that the next press starts from a clean state.
    yield* put(favoriteConfirmed({ productId, isFavorite: confirmed }));
  }
  if (confirmed !== null) yield* put(api.util.invalidateTags(['Favorites']));
  return isMade ? confirmed : null;
}

/** Returns the confirmed state; null if the server refused, after showing its message. */
function* toggleUntilConfirmed(favorite: Favorite): SagaGenerator<boolean | null> {
  const { productId, colorId } = favorite;
  let target = yield* select(selectOptimisticFavorite, productId);
  for (let toggles = 1; ; toggles += 1) {
    const response = yield* callEndpoint(
      wishlistApi.endpoints.toggleFavorite.initiate({ productId, colorId }, { track: false }),
    );
    if (response.error) return yield* call(refetchAfterDelay, response.error, favorite);
    const requested = yield* select(selectOptimisticFavorite, productId);
    const isConfirmed = requested === undefined || response.data === requested;
    if (isConfirmed || (requested === target && toggles === MOST_TOGGLES)) return response.data;
    if (requested !== target) toggles = 0;
    target = requested;
  }
}

/**
 * Shows the error. If the response was lost, refetches the wishlist and stays silent when the change went
 * through.
 */
function* refetchAfterDelay(
  error: ApiError,
  { productId, colorId, isRemoval }: Favorite,
): SagaGenerator<boolean | null> {
  const isLost = isResponseLost(error);
  const isFavorite = isLost ? yield* call(fetchWishlist, productId) : null;
  const wanted = yield* select(selectOptimisticFavorite, productId);
  const press =
    isRemoval && wanted === false
      ? favoriteRemovePressed(productId)
      : favoritePressed({ productId, isFavorite: wanted ?? true, colorId });
  if (isFavorite === null || isFavorite !== wanted) yield* call(showError, error, press);
  if (isLost) yield* refetchAfterDelays(() => refetchLate(productId));
  return isFavorite;
}

/** Null if the wishlist does not show it: not loaded, or shorter than its count. */
function* fetchWishlist(productId: ProductId): SagaGenerator<boolean | null> {
  const { data } = yield* refetchQuery(wishlistApi.endpoints.getFavorites, undefined);
  if (!data) return null;
  const { products, count } = data;
  return products.some(({ id }) => id === productId) || (products.length < count ? null : false);
}

/** Refetches once more for a slow server, unless a newer press is running. */
function* refetchLate(productId: ProductId): SagaGenerator<void> {
  if (!(yield* select(selectIsSignedIn))) return;
  const isFavorite = yield* call(fetchWishlist, productId);
  if ((yield* select(selectOptimisticFavorite, productId)) === undefined)
    yield* put(favoriteConfirmed({ productId, isFavorite }));
}
