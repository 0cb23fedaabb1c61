import type { FilterChange, Filters } from './filters';
import { FILTER_PARAMETERS } from './filterParameters';
import { changedFilters, filterParameters, readFilters } from './filters';
import { CATALOGUE_PAGE_SIZE, LISTING_PAGE_SIZES, pageNumber, pageOfSize } from './paging';

/** Sort orders of a product list, as named in the API (api §1). */
export const SORT_TYPES = [
  'default',
  'newest',
  'popular_product',
  'top_selling',
  'low_to_high',
  'high_to_low',
] as const;
export type SortType = (typeof SORT_TYPES)[number];

/** List state; its only source is the URL (R54). */
export interface Listing {
  search: string;
  sortType: SortType;
  filters: Filters;
  /** From 1. */
  page: number;
  /** Products per page. */
  pageSize: number;
}

/** Partial change of a list's state; omitted fields and filters stay unchanged. */
export type ListingChange = Partial<Omit<Listing, 'filters'>> & { filters?: FilterChange };

/** The list with a change. Another page size opens the page that has the same first product (R97). */
export function changedListing(listing: Listing, change: ListingChange): Listing {
  const { pageSize = listing.pageSize } = change;
  const page = pageOfSize(listing.page, listing.pageSize, pageSize);
  return { ...listing, page, ...change, filters: changedFilters(listing.filters, change.filters ?? {}) };
}

const isSortType = (text: string | null): text is SortType =>
  SORT_TYPES.some((sortType) => sortType === text);

/** Parses a list's URL; invalid values fall back to the default. */
export function readListing(query: URLSearchParams): Listing {
  const sortType = query.get('sort_type');
  return {
    search: query.get('search')?.trim() ?? '',
    sortType: isSortType(sortType) ? sortType : 'default',
    filters: readFilters(query),
    page: pageNumber(query.get('page')),
    pageSize:
      LISTING_PAGE_SIZES.find((size) => String(size) === query.get('per_page')) ?? CATALOGUE_PAGE_SIZE,
  };
}

/** Query parameters of a list without the defaults, for URLs and requests. */
export function listingParameters(listing: Listing): Record<string, string | number> {
  const { search, sortType, filters, page, pageSize } = listing;
  return {
    ...(search ? { search } : {}),
    ...(sortType === 'default' ? {} : { sort_type: sortType }),
    ...filterParameters(filters),
    ...(page === 1 ? {} : { page }),
    ...(pageSize === CATALOGUE_PAGE_SIZE ? {} : { per_page: pageSize }),
  };
}

const NAMES = ['search', 'sort_type', ...Object.values(FILTER_PARAMETERS), 'page', 'per_page'];

/** The query with this list state: defaults omitted, unrelated parameters preserved. */
export function listingQuery(query: URLSearchParams, listing: Listing): URLSearchParams {
  const next = new URLSearchParams(query);
  const values = new Map(Object.entries(listingParameters(listing)));
  for (const name of NAMES) {
    const value = values.get(name);
    if (value === undefined) next.delete(name);
    else next.set(name, String(value));
  }
  return next;
}
