import { skipToken } from '@reduxjs/toolkit/query';
import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { cartApi, useErrorMessage } from '@/api';
import type { CartShop, Checkout } from '@/domain/cart';
import type { CheckoutKind } from '@/domain/checkout';
import { useSelect } from '@/shared/hooks';
import { selectCheckoutQuery, selectChosenShops } from './checkout.selectors';
import { figuresMissed, figuresRequested } from './summary/figures.events';

export interface CheckoutView {
  kind: CheckoutKind;
  /** The figures; stale during a refetch, null before the first response and without a selected shop. */
  checkout: Checkout | null;
  /** The lines to order; the cart's own lines until the checkout response. */
  shops: readonly CartShop[];
  isBusy: boolean;
  /** Whether a shop is selected at all. */
  isRequested: boolean;
  errorMessage: string | null;
  retry: () => void;
}

const { useQueryState, useQuerySubscription } = cartApi.endpoints.getCheckout;

/**
 * State of /cart/checkout for the current selection; each cart content has its own cache entry.
 * `figuresQueue` fetches the basket's figures, on every page; this hook fetches those of the buy-now cart.
 */
export function useCheckout(kind: CheckoutKind): CheckoutView {
  const dispatch = useDispatch();
  const isBasket = kind === 'cart';
  const query = useSelect(selectCheckoutQuery, kind);
  const chosen = useSelect(selectChosenShops, kind);
  const { refetch } = useQuerySubscription(isBasket || !query ? skipToken : query, {
    refetchOnMountOrArgChange: true,
  });
  const { data, currentData, isFetching, isUninitialized, error } = useQueryState(query ?? skipToken);
  const label = useErrorMessage(error);
  const isMissing = isBasket && query !== null && isUninitialized;
  useEffect(() => {
    if (isMissing) dispatch(figuresMissed());
  }, [dispatch, isMissing, query]);
  return {
    kind,
    checkout: (query && data) ?? null,
    shops: currentData?.shops ?? chosen,
    isBusy: query !== null && (isFetching || isUninitialized),
    isRequested: query !== null,
    errorMessage: error && !isFetching ? label : null,
    retry: () => void (isBasket ? dispatch(figuresRequested()) : refetch()),
  };
}
