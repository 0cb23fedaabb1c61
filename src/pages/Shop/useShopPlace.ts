import { useEffect } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import type { ShopTab } from '@/domain/shopPlace';
import { isWrongShopPlace, readShopPlace, shopQuery } from '@/domain/shopPlace';
import { REVIEWS_ID } from '@/features/reviews';

/** The tab and the page of the reviews live in the address (`?tab=reviews&page=2`); what cannot be is corrected. */
export function useShopPlace() {
  const { pathname } = useLocation();
  const [query, setQuery] = useSearchParams();
  const place = readShopPlace(query);
  const corrected = isWrongShopPlace(query, place) ? shopQuery(query, place).toString() : null;
  useEffect(() => {
    if (corrected !== null) setQuery(new URLSearchParams(corrected), { replace: true });
  }, [corrected, setQuery]);
  return {
    ...place,
    /** A tab is another view of the same shop: Back leads to where the shopper came from. */
    choose: (tab: ShopTab) => setQuery(shopQuery(query, { tab, page: 1 }), { replace: true }),
    /** A page of the reviews, from their top. */
    addressOf: (page: number) =>
      `${pathname}?${shopQuery(query, { tab: 'reviews', page }).toString()}#${REVIEWS_ID}`,
  };
}
