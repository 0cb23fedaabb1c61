import { skipToken } from '@reduxjs/toolkit/query';
import { useSelector } from 'react-redux';
import { useErrorWords, useGetCheckoutQuery } from '@/api';
import type { CartShop, Checkout } from '@/domain/cart';
import type { CheckoutKind } from '@/domain/checkout';
import { selectCheckoutQuery, selectChosenShops } from './checkout.selectors';

export interface CheckoutView {
  kind: CheckoutKind;
  /** The figures to show; while new ones are on their way the old ones. Null before the first and without a shop. */
  checkout: Checkout | null;
  /** What will be ordered; the cart's own lines until the server has counted them. */
  shops: readonly CartShop[];
  isBusy: boolean;
  /** Whether a shop is selected at all. */
  isAsked: boolean;
  errorWords: string | null;
  retry: () => void;
}

type State = Parameters<typeof selectCheckoutQuery>[0];

/** Everything of /cart/checkout for what is selected now. An answer about another cart is another entry's. */
export function useCheckout(kind: CheckoutKind): CheckoutView {
  const query = useSelector((state: State) => selectCheckoutQuery(state, kind));
  const chosen = useSelector((state: State) => selectChosenShops(state, kind));
  const { data, currentData, isFetching, error, refetch } = useGetCheckoutQuery(query ?? skipToken, {
    refetchOnMountOrArgChange: true,
  });
  const words = useErrorWords(error);
  return {
    kind,
    checkout: (query && data) ?? null,
    shops: currentData?.shops ?? chosen,
    isBusy: isFetching,
    isAsked: query !== null,
    errorWords: error && !isFetching ? words : null,
    retry: () => void refetch(),
  };
}
