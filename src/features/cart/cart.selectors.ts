import { createSelector } from '@reduxjs/toolkit';
import { cartApi } from '@/api';
import { amountOf, emptyCart, withOptimisticQuantities } from '@/domain/cart';
import { NO_SHOP } from '@/domain/checkout';
import { selectNotices } from '@/core/notices';
import { selectIsUserRequested, selectUser } from '@/core/session';
import { selectOptimistic, selectSelectedShopIds } from './cart.slice';

const selectCartResponse = cartApi.endpoints.getCart.select({ isBuyNow: false });

/** The last cart received from the server, without optimistic changes. */
export const selectServerCart = createSelector(selectCartResponse, ({ data }) => data ?? emptyCart);

const selectBuyNowResponse = cartApi.endpoints.getCart.select({ isBuyNow: true });

/** The last buy-now cart received from the server. */
export const selectBuyNowCart = createSelector(selectBuyNowResponse, ({ data }) => data ?? emptyCart);

/** Whether the server's cart is known: without it no addition can be found in a later one. */
export const selectHasCart = createSelector(selectCartResponse, ({ data }) => data !== undefined);

/** The cart as rendered: the server's cart with the optimistic quantities. */
export const selectCart = createSelector(selectServerCart, selectOptimistic, withOptimisticQuantities);

/** Specification §4, "Cart price": summed with two decimals over all lines. */
export const selectCartAmount = createSelector(selectCart, ({ shops }) => amountOf(shops));

/** Whether the message asks for a shop: the boxes are highlighted as long as it is shown. */
export const selectIsShopMissing = createSelector(
  selectNotices,
  selectSelectedShopIds,
  (notices, selected) =>
    selected.length === 0 && notices.some(({ text }) => 'key' in text && text.key === NO_SHOP),
);

/** Whether a signed-in shopper's cart has not arrived yet: its count and amount are unknown. */
export const selectIsCartUnknown = createSelector(
  selectCartResponse,
  selectUser,
  selectIsUserRequested,
  ({ data, error }, user, isPending) =>
    (user !== null || isPending) && data === undefined && error === undefined,
);

export const selectIsCartLoading = createSelector(
  selectCartResponse,
  ({ data, isLoading, isUninitialized }) => data === undefined && (isLoading || isUninitialized),
);
export const selectCartError = createSelector(selectCartResponse, ({ data, error }) =>
  data ? undefined : error,
);
