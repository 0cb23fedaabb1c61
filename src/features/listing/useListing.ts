import type { ProductQuery } from '@/api';
import { productsApi, useGetProductsQuery } from '@/api';
import { knownFilters } from '@/domain/filters';
import { listingQuery } from '@/domain/listing';
import { CATALOGUE_PAGE_SIZE, pageCount } from '@/domain/paging';
import { useCorrectedQuery } from '@/features/navigation';
import { productQueryOf } from './productQueryOf';
import { useListingPlace } from './useListingPlace';

/** A list of products as its address says, with what the page itself fixes (contract §4, "Which page asks what"). */
export function useListing(fixed: ProductQuery) {
  const { listing, query, addressOf, choose } = useListingPlace(fixed);
  const { currentData, data, error, isFetching, refetch } = useGetProductsQuery(
    productQueryOf(listing, fixed),
  );
  const prefetch = productsApi.usePrefetch('getProducts');
  const last = currentData ? pageCount(currentData.total, CATALOGUE_PAGE_SIZE) : listing.page;
  // Unknown and out-of-range values are corrected with replace (contract §10, "URL of lists").
  const corrected = listingQuery(query, {
    ...listing,
    filters: currentData ? knownFilters(listing.filters, currentData.facets) : listing.filters,
    page: Math.min(listing.page, last),
  }).toString();
  useCorrectedQuery(corrected);
  return {
    listing,
    products: currentData?.products,
    /** Of this list, or of the one before while this one is on its way. */
    total: data?.total,
    facets: data?.facets,
    isComing: !currentData,
    error: currentData || isFetching ? undefined : error,
    retry: refetch,
    addressOf,
    choose,
    /** Asks for a page that the shopper is about to open. */
    prefetchPage: (page: number) => prefetch(productQueryOf({ ...listing, page }, fixed)),
  };
}
