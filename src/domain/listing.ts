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
  /** From 1. */
  page: number;
}

const isSortType = (text: string | null): text is SortType =>
  SORT_TYPES.some((sortType) => sortType === text);

/** Reads a list's address; what cannot be read is the default. */
export function readListing(query: URLSearchParams): Listing {
  const sortType = query.get('sort_type');
  const page = query.get('page') ?? '';
  return {
    search: query.get('search')?.trim() ?? '',
    sortType: isSortType(sortType) ? sortType : 'default',
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
  };
}

/** The query of a list with this state, defaults left out and everything else as it was. */
export function listingQuery(query: URLSearchParams, { search, sortType, page }: Listing): URLSearchParams {
  const next = new URLSearchParams(query);
  const put = (name: string, value: string) => (value ? next.set(name, value) : next.delete(name));
  put('search', search);
  put('sort_type', sortType === 'default' ? '' : sortType);
  put('page', page === 1 ? '' : String(page));
  return next;
}
