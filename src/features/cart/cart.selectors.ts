import { createSelector } from '@reduxjs/toolkit';
import { cartApi } from '@/api';
import { amountOf, emptyCart, withOptimisticQuantities } from '@/domain/cart';
import { selectOptimistic } from './cart.slice';

const selectCartResponse = cartApi.endpoints.getCart.select({ isBuyNow: false });

/** The last cart received from the server, without optimistic changes. */
export const selectServerCart = createSelector(selectCartResponse, ({ data }) => data ?? emptyCart);

/** The cart as rendered: the server's cart with the optimistic quantities. */
export const selectCart = createSelector(selectServerCart, selectOptimistic, withOptimisticQuantities);

/** Specification §4, "Cart price": summed with two decimals over all lines. */
export const selectCartAmount = createSelector(selectCart, ({ shops }) => amountOf(shops));

export const selectIsCartLoading = createSelector(
  selectCartResponse,
  ({ data, isLoading, isUninitialized }) => data === undefined && (isLoading || isUninitialized),
);
export const selectCartError = createSelector(selectCartResponse, ({ data, error }) =>
  data ? undefined : error,
);
