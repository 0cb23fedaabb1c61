import { useEffect } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import type { ProductTab } from '@/domain/productPlace';
import { isWrongPlace, productQuery, readProductPlace } from '@/domain/productPlace';
import { REVIEWS_ID } from '@/features/reviews';

/** The tab and the page of the reviews live in the address (`?tab=reviews&page=2`); what cannot be is corrected. */
export function useProductPlace(tabs: readonly ProductTab[]) {
  const { pathname } = useLocation();
  const [query, setQuery] = useSearchParams();
  const place = readProductPlace(query, tabs);
  const corrected = isWrongPlace(query, place) ? productQuery(query, place).toString() : null;
  useEffect(() => {
    if (corrected !== null) setQuery(new URLSearchParams(corrected), { replace: true });
  }, [corrected, setQuery]);
  return {
    ...place,
    /** A tab is another view of the same thing: Back leads to where the shopper came from. */
    choose: (tab: ProductTab) => setQuery(productQuery(query, { tab, page: 1 }), { replace: true }),
    /** A page of the reviews, from their top. */
    addressOf: (page: number) =>
      `${pathname}?${productQuery(query, { tab: 'reviews', page }).toString()}#${REVIEWS_ID}`,
  };
}
