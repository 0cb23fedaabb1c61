import { useLocation, useNavigate, useSearchParams } from 'react-router';
import type { ProductQuery } from '@/api';
import { NO_FILTERS } from '@/domain/filters';
import type { Listing, ListingChange } from '@/domain/listing';
import { changedListing, listingQuery, readListing } from '@/domain/listing';
import { useCurrentLocation } from '@/core/navigation';

/** Returns the list state in the URL, without the parameters that the page fixes. */
function readListingUrlState(query: URLSearchParams, fixed: ProductQuery): Listing {
  const requested = readListing(query);
  return {
    ...requested,
    sortType: fixed.sort_type ? 'default' : requested.sortType,
    filters: {
      ...requested.filters,
      ...(fixed.category_id ? { categoryId: NO_FILTERS.categoryId } : {}),
      ...(fixed.on_sale ? { onSale: NO_FILTERS.onSale } : {}),
    },
  };
}

/** The list state in the URL, with functions to change it: unnamed parameters are kept. */
export function useListingUrlState(fixed: ProductQuery) {
  const { pathname } = useLocation();
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const currentLocation = useCurrentLocation();
  const addressOf = (change: ListingChange) => (from: URLSearchParams) => {
    const next = listingQuery(from, changedListing(readListingUrlState(from, fixed), change)).toString();
    return next ? `${pathname}?${next}` : pathname;
  };
  return {
    listing: readListingUrlState(query, fixed),
    query,
    addressOf,
    /**
     * Navigates. Based on the current URL instead of the rendered one, which may lag behind in a transition.
     */
    choose: (change: ListingChange) =>
      void navigate(addressOf(change)(new URLSearchParams(currentLocation().search))),
  };
}
