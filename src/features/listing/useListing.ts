import { useEffect } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import type { ProductQuery } from '@/api';
import { useGetProductsQuery } from '@/api';
import type { Listing } from '@/domain/listing';
import { listingQuery, readListing } from '@/domain/listing';
import { CATALOGUE_PAGE_SIZE, pageCount } from '@/domain/paging';

/** A list of products as its address says, with what the page itself fixes (contract §4, "Which page asks what"). */
export function useListing(fixed: ProductQuery) {
  const { pathname } = useLocation();
  const [query, setQuery] = useSearchParams();
  const listing = readListing(query);
  const { search, sortType, page } = listing;
  const { currentData, data, error, isFetching, refetch } = useGetProductsQuery({
    ...(search ? { search } : {}),
    ...(sortType === 'default' ? {} : { sort_type: sortType }),
    ...fixed,
    page,
  });
  const last = currentData ? pageCount(currentData.total, CATALOGUE_PAGE_SIZE) : page;
  // Unknown and out-of-range values are corrected with replace (contract §10, "URL of lists").
  const corrected = listingQuery(query, { ...listing, page: Math.min(page, last) }).toString();
  useEffect(() => {
    if (corrected !== query.toString()) setQuery(new URLSearchParams(corrected), { replace: true });
  }, [corrected, query, setQuery]);
  const addressOf = (change: Partial<Listing>) => {
    const next = listingQuery(query, { ...listing, ...change }).toString();
    return next ? `${pathname}?${next}` : pathname;
  };
  return {
    listing,
    products: currentData?.products,
    /** Of this list, or of the one before while this one is on its way. */
    total: data?.total,
    error: currentData || isFetching ? undefined : error,
    retry: refetch,
    addressOf,
  };
}
