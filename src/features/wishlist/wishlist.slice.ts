import type { PayloadAction } from '@reduxjs/toolkit';
import { createSelector, createSlice } from '@reduxjs/toolkit';
import type { ProductId } from '@/domain/ids';
import type { AddToCart } from '@/features/cart';
import { sessionEnded } from '@/core/session';

interface WishlistState {
  /** What the shopper wants of a product while the server has not agreed yet. */
  requested: Record<ProductId, boolean>;
  /** What the server last answered to a heart, newer than the product's own `isFavorite`. */
  agreed: Record<ProductId, boolean>;
}

const initialState: WishlistState = { requested: {}, agreed: {} };

export const wishlistSlice = createSlice({
  name: 'wishlist',
  initialState,
  reducers: {
    /** A heart was pressed, and what it should become; a visitor is asked to log in first. */
    favoritePressed(_wishlist, _action: PayloadAction<{ productId: ProductId; isFavorite: boolean }>) {},
    /** A favourite is to go, and there is nothing to take back: it was asked for, or it is in the cart now. */
    favoriteRemovePressed(_wishlist, _action: PayloadAction<ProductId>) {},
    /** "Move to cart": into the cart, and off the wishlist when it is there. */
    moveToCartPressed(_wishlist, _action: PayloadAction<{ addition: AddToCart; hasChoices: boolean }>) {},
    /** Another tab changed the wishlist: what was agreed here is no longer the newest. */
    favoritesOutdated(wishlist) {
      wishlist.agreed = {};
    },
    /** The heart shows what is wanted, before the server agrees. */
    favoriteChangeRequested(
      wishlist,
      { payload }: PayloadAction<{ productId: ProductId; isFavorite: boolean }>,
    ) {
      wishlist.requested[payload.productId] = payload.isFavorite;
    },
    /** The server answered; null is a refusal, after which the heart falls back. */
    favoriteConfirmed(
      wishlist,
      { payload }: PayloadAction<{ productId: ProductId; isFavorite: boolean | null }>,
    ) {
      delete wishlist.requested[payload.productId];
      if (payload.isFavorite !== null) wishlist.agreed[payload.productId] = payload.isFavorite;
    },
  },
  extraReducers: (on) => on.addCase(sessionEnded, () => initialState),
  selectors: {
    /** One truth for every heart: what is wanted, else what was agreed, else undefined: the product's own flag. */
    selectFavoriteOverride: (wishlist, productId: ProductId): boolean | undefined =>
      wishlist.requested[productId] ?? wishlist.agreed[productId],
    /** What was taken off the wishlist in this visit: a list that was asked before may still hold it. */
    selectRemovedFavorites: createSelector(
      (wishlist: WishlistState) => wishlist.requested,
      (wishlist: WishlistState) => wishlist.agreed,
      (requested, agreed) =>
        Object.entries({ ...agreed, ...requested }).flatMap(([id, isFavorite]) =>
          isFavorite ? [] : [Number(id)],
        ),
    ),
    selectOptimisticFavorite: (wishlist, productId: ProductId) => wishlist.requested[productId],
  },
});

export const {
  favoritesOutdated,
  favoritePressed,
  favoriteRemovePressed,
  moveToCartPressed,
  favoriteChangeRequested,
  favoriteConfirmed,
} = wishlistSlice.actions;
export const { selectFavoriteOverride, selectRemovedFavorites, selectOptimisticFavorite } =
  wishlistSlice.selectors;
