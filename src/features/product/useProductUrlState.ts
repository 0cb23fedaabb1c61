import { useSearchParams } from 'react-router';
import { useCorrectedQuery, useQueryChange } from '@/core/navigation';
import type { ProductTab } from './productUrlState';
import { isInvalidUrlState, productQuery, readProductUrlState } from './productUrlState';

/** Tab and review page from the URL (`?tab=reviews&page=2`); invalid values are corrected. */
export function useProductUrlState(tabs: readonly ProductTab[]) {
  const [query] = useSearchParams();
  const changeQuery = useQueryChange();
  const urlState = readProductUrlState(query, tabs);
  useCorrectedQuery((isInvalidUrlState(query, urlState) ? productQuery(query, urlState) : query).toString());
  return {
    ...urlState,
    /** Replaces the history entry: Back leaves the product page instead of switching tabs. */
    choose: (tab: ProductTab) => changeQuery((now) => productQuery(now, { tab, page: 1 })),
  };
}
