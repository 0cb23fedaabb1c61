import type { ProductQuery } from '@/api';
import { productsApi, useGetProductsQuery } from '@/api';
import { knownFilters } from '@/domain/filters';
import { listingQuery } from '@/domain/listing';
import { CATALOGUE_PAGE_SIZE, pageCount, pageOfSize } from '@/domain/paging';
import { useCorrectedQuery } from '@/core/navigation';
import { productQueryOf } from './productQueryOf';
import { useListingUrlState } from './useListingUrlState';

/**
 * The product list for the URL and the parameters fixed by the page (R30).
 */
export function useListing(fixed: ProductQuery) {
  const { listing, query, addressOf, choose } = useListingUrlState(fixed);
  const { currentData, data, error, isFetching, refetch } = useGetProductsQuery(
    productQueryOf(listing, fixed),
  );
  const prefetch = productsApi.usePrefetch('getProducts');
  const { facets, correctedSearch = null } = currentData ?? {};
  const isSizeKnown = !facets || facets.pageSizes.includes(listing.pageSize);
  const pageSize = isSizeKnown ? listing.pageSize : CATALOGUE_PAGE_SIZE;
  const page = pageOfSize(listing.page, listing.pageSize, pageSize);
  const last = currentData ? pageCount(currentData.total, pageSize) : page;
  // Unknown and out-of-range values in the URL are corrected with `replace` (R9).
  const corrected = listingQuery(query, {
    ...listing,
    filters: facets ? knownFilters(listing.filters, facets) : listing.filters,
    page: Math.min(page, last),
    pageSize,
  }).toString();
  const isWrong = useCorrectedQuery(corrected);
  const products = isWrong ? undefined : currentData?.products;
  return {
    listing,
    products,
    /** Total of this list, or of the previous one while this one loads. */
    total: data?.total,
    facets: data?.facets,
    /** Null where the server has no other spelling (R99). */
    correctedSearch: correctedSearch === listing.search ? null : correctedSearch,
    isLoading: !products,
    error: currentData || isFetching ? undefined : error,
    retry: refetch,
    addressOf,
    choose,
    /** Prefetches a page that the shopper is about to open. */
    prefetchPage: (page: number) => prefetch(productQueryOf({ ...listing, page }, fixed)),
  };
}
