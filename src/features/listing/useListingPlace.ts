import { useLocation, useSearchParams } from 'react-router';
import type { ProductQuery } from '@/api';
import { NO_FILTERS } from '@/domain/filters';
import type { Listing } from '@/domain/listing';
import { listingQuery, readListing } from '@/domain/listing';

/** The state of the list that the address says, without what the page itself decides, and addresses of other states. */
export function useListingPlace(fixed: ProductQuery) {
  const { pathname } = useLocation();
  const [query, setQuery] = useSearchParams();
  const asked = readListing(query);
  const listing: Listing = {
    ...asked,
    sortType: fixed.sort_type ? 'default' : asked.sortType,
    filters: fixed.category_id ? { ...asked.filters, categoryId: NO_FILTERS.categoryId } : asked.filters,
  };
  /** The address of another state of this list; what is not named stays. */
  const addressOf = (change: Partial<Listing>) => {
    const next = listingQuery(query, { ...listing, ...change }).toString();
    return next ? `${pathname}?${next}` : pathname;
  };
  return { listing, query, setQuery, addressOf };
}
