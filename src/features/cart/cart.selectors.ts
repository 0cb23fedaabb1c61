import { createSelector } from '@reduxjs/toolkit';
import { cartApi } from '@/api';
import { amountOf, emptyCart, withOptimisticQuantities } from '@/domain/cart';
import { selectOptimistic } from './cart.slice';

const selectCartResponse = cartApi.endpoints.getCart.select({ isBuyNow: false });

/** The cart as the server last told it. */
export const selectServerCart = createSelector(selectCartResponse, ({ data }) => data ?? emptyCart);

/** The cart as the shopper sees it: with the quantities that are wanted but not answered yet. */
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
