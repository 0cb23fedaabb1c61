import { useLocation, useSearchParams } from 'react-router';
import type { ShopTab } from '@/domain/shopPlace';
import { isWrongShopPlace, readShopPlace, shopQuery } from '@/domain/shopPlace';
import { useCorrectedQuery, useQueryChange } from '@/features/navigation';
import { REVIEWS_ID } from '@/features/reviews';

/** The tab and the page of the reviews live in the address (`?tab=reviews&page=2`); what cannot be is corrected. */
export function useShopPlace() {
  const { pathname } = useLocation();
  const [query] = useSearchParams();
  const changeQuery = useQueryChange();
  const place = readShopPlace(query);
  useCorrectedQuery((isWrongShopPlace(query, place) ? shopQuery(query, place) : query).toString());
  return {
    ...place,
    /** A tab is another view of the same shop: Back leads to where the shopper came from. */
    choose: (tab: ShopTab) => changeQuery((now) => shopQuery(now, { tab, page: 1 })),
    /** A page of the reviews, from their top. */
    addressOf: (page: number) =>
      `${pathname}?${shopQuery(query, { tab: 'reviews', page }).toString()}#${REVIEWS_ID}`,
  };
}
