import type { PayloadAction } from '@reduxjs/toolkit';
import { createSelector, createSlice } from '@reduxjs/toolkit';
import { wishlistApi } from '@/api';
import type { Id, ProductId } from '@/domain/ids';
import type { AddToCart } from '@/features/cart';
import { sessionEnded } from '@/core/session';

interface WishlistState {
  /** Optimistic states, until the server confirms them. */
  requested: Record<ProductId, boolean>;
  /** Last confirmed states, newer than the product's own `isFavorite`. */
  agreed: Record<ProductId, boolean>;
  /** Pending request of the wishlist; its response replaces the confirmed states of these products. */
  refetch?: { requestId: string; productIds: ProductId[] };
  /** Order of the products after an undo; until then the server's order counts. */
  order?: ProductId[];
}

const initialState: WishlistState = { requested: {}, agreed: {} };

const { getFavorites } = wishlistApi.endpoints;

const SERVER_ORDER: readonly ProductId[] = [];

interface FavoritePress {
  productId: ProductId;
  isFavorite: boolean;
  /** The chosen color, if there is a choice. */
  colorId: Id | null;
  /** For an undo: the order of the wishlist before the removal. */
  order?: ProductId[];
}

export const wishlistSlice = createSlice({
  name: 'wishlist',
  initialState,
  reducers: {
    /** A favorite button was pressed, with the requested state; visitors get the login dialog. */
    favoritePressed(_wishlist, _action: PayloadAction<FavoritePress>) {},
    /** A favorite is removed without "Undo": after a confirmation, or because it was moved to the cart. */
    favoriteRemovePressed(_wishlist, _action: PayloadAction<ProductId>) {},
    /** "Move to cart" was pressed: added to the cart, then removed from the wishlist. */
    moveToCartPressed(_wishlist, _action: PayloadAction<{ addition: AddToCart; hasChoices: boolean }>) {},
    /** A removal was undone; the product is shown where it was. */
    favoriteRestored(wishlist, { payload: order }: PayloadAction<ProductId[]>) {
      wishlist.order = order;
    },
    /** Another tab changed the wishlist: the states confirmed in this tab are outdated. */
    favoritesOutdated(wishlist) {
      wishlist.agreed = {};
      delete wishlist.refetch;
    },
    /** Sets the optimistic state, before the server confirms it. */
    favoriteChangeRequested(
      wishlist,
      { payload }: PayloadAction<{ productId: ProductId; isFavorite: boolean }>,
    ) {
      wishlist.requested[payload.productId] = payload.isFavorite;
      const { refetch } = wishlist;
      if (refetch) refetch.productIds = refetch.productIds.filter((id) => id !== payload.productId);
    },
    /** The server responded; null is a refusal, which rolls the optimistic state back. */
    favoriteConfirmed(
      wishlist,
      { payload }: PayloadAction<{ productId: ProductId; isFavorite: boolean | null }>,
    ) {
      delete wishlist.requested[payload.productId];
      if (payload.isFavorite !== null) wishlist.agreed[payload.productId] = payload.isFavorite;
    },
  },
  extraReducers: (on) =>
    on
      .addCase(sessionEnded, () => initialState)
      // Another device may change the wishlist, too. Only the response to a request sent after a
      // confirmation, with no press since, has a newer state.
      .addMatcher(getFavorites.matchPending, (wishlist, { meta: { requestId } }) => {
        delete wishlist.refetch;
        const productIds = Object.keys(wishlist.agreed)
          .map(Number)
          .filter((id) => wishlist.requested[id] === undefined);
        if (productIds.length > 0) wishlist.refetch = { requestId, productIds };
      })
      .addMatcher(getFavorites.matchFulfilled, (wishlist, { payload: { products, count }, meta }) => {
        const { refetch } = wishlist;
        if (refetch?.requestId !== meta.requestId) return;
        delete wishlist.refetch;
        const favorites = new Set(products.map(({ id }) => id));
        const isComplete = products.length >= count;
        for (const id of refetch.productIds)
          if (isComplete || favorites.has(id)) wishlist.agreed[id] = favorites.has(id);
      }),
  selectors: {
    /** The optimistic state, else the confirmed one; undefined means the product's own `isFavorite`. */
    selectFavoriteOverride: (wishlist, productId: ProductId): boolean | undefined =>
      wishlist.requested[productId] ?? wishlist.agreed[productId],
    /** Products removed from the wishlist in this visit, which a list fetched before may still contain. */
    selectRemovedFavorites: createSelector(
      (wishlist: WishlistState) => wishlist.requested,
      (wishlist: WishlistState) => wishlist.agreed,
      (requested, agreed) =>
        Object.entries({ ...agreed, ...requested }).flatMap(([id, isFavorite]) =>
          isFavorite ? [] : [Number(id)],
        ),
    ),
    selectFavoriteOrder: (wishlist) => wishlist.order ?? SERVER_ORDER,
    selectOptimisticFavorite: (wishlist, productId: ProductId) => wishlist.requested[productId],
  },
});

export const {
  favoritesOutdated,
  favoritePressed,
  favoriteRestored,
  favoriteRemovePressed,
  moveToCartPressed,
  favoriteChangeRequested,
  favoriteConfirmed,
} = wishlistSlice.actions;
export const {
  selectFavoriteOverride,
  selectFavoriteOrder,
  selectRemovedFavorites,
  selectOptimisticFavorite,
} = wishlistSlice.selectors;
