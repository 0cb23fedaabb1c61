import type { Filters } from './filters';
import { FILTER_PARAMETERS } from './filterParameters';
import { filterParameters, readFilters } from './filters';
import { pageNumber } from './paging';

/** The orders of a product list, by their names in the contract (§1, "sort_type"). */
export const SORT_TYPES = [
  'default',
  'newest',
  'popular_product',
  'top_selling',
  'low_to_high',
  'high_to_low',
] as const;
export type SortType = (typeof SORT_TYPES)[number];

/** The state of a list, which lives in its address alone (expectations, "Back does not undo a filter"). */
export interface Listing {
  search: string;
  sortType: SortType;
  filters: Filters;
  /** From 1. */
  page: number;
}

/** Another state of a list: what is not named stays, also among the filters. */
export type ListingChange = Partial<Omit<Listing, 'filters'>> & { filters?: Partial<Filters> };

export function changedListing(listing: Listing, change: ListingChange): Listing {
  return { ...listing, ...change, filters: { ...listing.filters, ...change.filters } };
}

const isSortType = (text: string | null): text is SortType =>
  SORT_TYPES.some((sortType) => sortType === text);

/** Reads a list's address; what cannot be read is the default. */
export function readListing(query: URLSearchParams): Listing {
  const sortType = query.get('sort_type');
  return {
    search: query.get('search')?.trim() ?? '',
    sortType: isSortType(sortType) ? sortType : 'default',
    filters: readFilters(query),
    page: pageNumber(query.get('page')),
  };
}

/** What of a list is not the default, by its names in addresses and requests. */
export function listingParameters(listing: Listing): Record<string, string | number> {
  const { search, sortType, filters, page } = listing;
  return {
    ...(search ? { search } : {}),
    ...(sortType === 'default' ? {} : { sort_type: sortType }),
    ...filterParameters(filters),
    ...(page === 1 ? {} : { page }),
  };
}

const NAMES = ['search', 'sort_type', ...Object.values(FILTER_PARAMETERS), 'page'];

/** The query of a list with this state, defaults left out and everything else as it was. */
export function listingQuery(query: URLSearchParams, listing: Listing): URLSearchParams {
  const next = new URLSearchParams(query);
  const wanted = new Map(Object.entries(listingParameters(listing)));
  for (const name of NAMES) {
    const value = wanted.get(name);
    if (value === undefined) next.delete(name);
    else next.set(name, String(value));
  }
  return next;
}
