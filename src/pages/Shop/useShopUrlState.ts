import { useSearchParams } from 'react-router';
import { useCorrectedQuery, useQueryChange } from '@/core/navigation';
import type { ShopTab } from './shopUrlState';
import { isInvalidShopUrlState, readShopUrlState, shopQuery } from './shopUrlState';

/** Tab and review page from the URL (`?tab=reviews&page=2`); invalid values are corrected. */
export function useShopUrlState() {
  const [query] = useSearchParams();
  const changeQuery = useQueryChange();
  const urlState = readShopUrlState(query);
  useCorrectedQuery((isInvalidShopUrlState(query, urlState) ? shopQuery(query, urlState) : query).toString());
  return {
    ...urlState,
    /** Replaces the history entry: Back leaves the shop instead of switching tabs. */
    choose: (tab: ShopTab) => changeQuery((now) => shopQuery(now, { tab, page: 1 })),
  };
}
