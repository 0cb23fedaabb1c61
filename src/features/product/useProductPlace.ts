import { useLocation, useSearchParams } from 'react-router';
import type { ProductTab } from '@/domain/productPlace';
import { isWrongPlace, productQuery, readProductPlace } from '@/domain/productPlace';
import { useCorrectedQuery, useQueryChange } from '@/features/navigation';
import { REVIEWS_ID } from '@/features/reviews';

/** The tab and the page of the reviews live in the address (`?tab=reviews&page=2`); what cannot be is corrected. */
export function useProductPlace(tabs: readonly ProductTab[]) {
  const { pathname } = useLocation();
  const [query] = useSearchParams();
  const changeQuery = useQueryChange();
  const place = readProductPlace(query, tabs);
  useCorrectedQuery((isWrongPlace(query, place) ? productQuery(query, place) : query).toString());
  return {
    ...place,
    /** A tab is another view of the same thing: Back leads to where the shopper came from. */
    choose: (tab: ProductTab) => changeQuery((now) => productQuery(now, { tab, page: 1 })),
    /** A page of the reviews, from their top. */
    addressOf: (page: number) =>
      `${pathname}?${productQuery(query, { tab: 'reviews', page }).toString()}#${REVIEWS_ID}`,
  };
}
