import { useLocation, useNavigate, useSearchParams } from 'react-router';
import type { ProductQuery } from '@/api';
import { NO_FILTERS } from '@/domain/filters';
import type { Listing, ListingChange } from '@/domain/listing';
import { changedListing, listingQuery, readListing } from '@/domain/listing';
import { usePlaceNow } from '@/features/navigation';

/** The state of a list that an address says, without what the page itself decides. */
function readPlace(query: URLSearchParams, fixed: ProductQuery): Listing {
  const asked = readListing(query);
  return {
    ...asked,
    sortType: fixed.sort_type ? 'default' : asked.sortType,
    filters: fixed.category_id ? { ...asked.filters, categoryId: NO_FILTERS.categoryId } : asked.filters,
  };
}

/** The state of the list that the address says, and the ways to other states: what a change does not name stays. */
export function useListingPlace(fixed: ProductQuery) {
  const { pathname } = useLocation();
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const placeNow = usePlaceNow();
  const addressFrom = (from: URLSearchParams, change: ListingChange) => {
    const next = listingQuery(from, changedListing(readPlace(from, fixed), change)).toString();
    return next ? `${pathname}?${next}` : pathname;
  };
  return {
    listing: readPlace(query, fixed),
    query,
    addressOf: (change: ListingChange) => addressFrom(query, change),
    /** Goes there. The page may be drawn a moment later than the address changes: a choice is added to the address as it is. */
    choose: (change: ListingChange) =>
      void navigate(addressFrom(new URLSearchParams(placeNow().search), change)),
  };
}
