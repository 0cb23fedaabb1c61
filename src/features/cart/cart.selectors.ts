import { createSelector } from '@reduxjs/toolkit';
import { cartApi } from '@/api';
import { amountOf, emptyCart, withWantedQuantities } from '@/domain/cart';
import { selectWanted } from './cart.slice';

const selectCartAnswer = cartApi.endpoints.getCart.select({ isBuyNow: false });

/** The cart as the server last told it. */
export const selectServerCart = createSelector(selectCartAnswer, ({ data }) => data ?? emptyCart);

const selectBuyNowAnswer = cartApi.endpoints.getCart.select({ isBuyNow: true });

/** What "Buy Now" was pressed for; never a part of the basket. */
export const selectBuyNowCart = createSelector(selectBuyNowAnswer, ({ data }) => data ?? emptyCart);

/** The cart as the shopper sees it: with the quantities that are wanted but not answered yet. */
export const selectCart = createSelector(selectServerCart, selectWanted, withWantedQuantities);

/** Specification §4, "Cart price": summed with two decimals over all lines. */
export const selectCartAmount = createSelector(selectCart, ({ shops }) => amountOf(shops));

export const selectIsCartLoading = createSelector(
  selectCartAnswer,
  ({ data, isLoading, isUninitialized }) => data === undefined && (isLoading || isUninitialized),
);
export const selectCartError = createSelector(selectCartAnswer, ({ data, error }) =>
  data ? undefined : error,
);
