import { FILTER_PARAMETERS } from './filterParameters';
import type { Id } from './ids';
import type { Money } from './money';

/** Active product filters (api §1); null or an empty list is any. */
export interface Filters {
  categoryId: Id | null;
  /** Products of any of these brands, colors or sizes; ascending, so that a list has only one address. */
  brandIds: Id[];
  colorIds: Id[];
  sizeIds: Id[];
  /** r selects averages in [r, r + 1). */
  rating: number | null;
  /** The lowest average. */
  minRating: number | null;
  /** In the currency's units, both ends included. */
  minPrice: Money | null;
  maxPrice: Money | null;
  /** Reduced products alone; 1 if active. */
  onSale: 1 | null;
  /** Products that can be ordered alone; 1 if active. */
  inStock: 1 | null;
}

/** Filters that are on or off; a server lists those that it supports (R92). */
export const SWITCHES = ['inStock', 'onSale'] as const;
export type Switch = (typeof SWITCHES)[number];

/** Filters of which a server may accept several values at once (R95). */
export const LISTS = ['brandIds', 'colorIds', 'sizeIds'] as const;
export type ListFilter = (typeof LISTS)[number];

type FilterName = keyof Filters;
type SingleFilter = Exclude<FilterName, ListFilter>;

export const NO_FILTERS: Filters = {
  categoryId: null,
  brandIds: [],
  colorIds: [],
  sizeIds: [],
  rating: null,
  minRating: null,
  minPrice: null,
  maxPrice: null,
  onSale: null,
  inStock: null,
};

/** Changed filters, or a function of the current ones: several presses may precede the next render. */
export type FilterChange = Partial<Filters> | ((current: Filters) => Partial<Filters>);

/** The filters with a change; a reversed price range is swapped. */
export const changedFilters = (filters: Filters, change: FilterChange): Filters =>
  inOrder({ ...filters, ...(typeof change === 'function' ? change(filters) : change) });

export const RATINGS = [5, 4, 3, 2, 1] as const;

const ID = /^[1-9]\d{0,15}$/;

const READABLE: Readonly<Record<SingleFilter, RegExp>> = {
  categoryId: ID,
  rating: /^[1-5]$/,
  minRating: /^([1-4](\.[1-9])?|5)$/,
  minPrice: /^\d{1,9}(\.\d{1,2})?$/,
  maxPrice: /^\d{1,9}(\.\d{1,2})?$/,
  onSale: /^1$/,
  inStock: /^1$/,
};

const SINGLES = Object.keys(READABLE) as SingleFilter[];

/** Whether a server's lowest average fits into a URL. */
export const isMinRating = (average: number): boolean => READABLE.minRating.test(String(average));

/** Most values of a list that a URL may have. */
const MOST_VALUES = 50;

const sorted = (ids: readonly Id[]) => [...new Set(ids)].sort((one, other) => one - other);

/** The ids with this one added, or without it. */
export const toggledId = (ids: readonly Id[], id: Id): Id[] =>
  ids.includes(id) ? ids.filter((other) => other !== id) : sorted([...ids, id]);

const readIds = (text: string): Id[] =>
  sorted(
    text
      .split(',', MOST_VALUES)
      .filter((id) => ID.test(id))
      .map(Number),
  );

/** Parses the filters of a URL. Invalid values are dropped; a reversed price range is swapped. */
export function readFilters(query: URLSearchParams): Filters {
  const textOf = (name: FilterName) => query.get(FILTER_PARAMETERS[name]) ?? '';
  const singles = SINGLES.map((name) => {
    const text = textOf(name);
    return [name, READABLE[name].test(text) ? Number(text) : null] as const;
  });
  const lists = LISTS.map((name) => [name, readIds(textOf(name))] as const);
  return inOrder({ ...NO_FILTERS, ...Object.fromEntries<unknown>([...singles, ...lists]) });
}

function inOrder(filters: Filters): Filters {
  const { minPrice, maxPrice } = filters;
  const isWrong = minPrice !== null && maxPrice !== null && minPrice > maxPrice;
  return isWrong ? { ...filters, minPrice: maxPrice, maxPrice: minPrice } : filters;
}

/** Query parameters of the active filters. */
export function filterParameters(filters: Filters): Record<string, string | number> {
  const singles = SINGLES.map((name) => [FILTER_PARAMETERS[name], filters[name]] as const);
  const lists = LISTS.map((name) => [FILTER_PARAMETERS[name], filters[name].join() || null] as const);
  return Object.fromEntries([...singles, ...lists].filter((entry) => entry[1] !== null)) as Record<
    string,
    string | number
  >;
}

/** Number of active filters; the price range counts as one, each value of a list by itself. */
export function filterCount(filters: Filters): number {
  const { minPrice, maxPrice } = filters;
  const others = SINGLES.filter(
    (name) => name !== 'minPrice' && name !== 'maxPrice' && filters[name] !== null,
  );
  const values = LISTS.reduce((sum, name) => sum + filters[name].length, 0);
  return others.length + values + (minPrice === null && maxPrice === null ? 0 : 1);
}

export interface FacetOption {
  id: Id;
  name: string;
}

export interface ColorFacet extends FacetOption {
  /** CSS color, or null when the server sent none. */
  colorCode: string | null;
}

/** Numbers of products by value: as many as the list would have with it, beside filters of other kinds. */
export type Counts = Readonly<Record<string, number>>;

/** Available filter options, part of the list's response (api §4, GET /products). */
export interface Facets {
  brands: FacetOption[];
  colors: ColorFacet[];
  sizes: FacetOption[];
  /** Price range over all options, in the currency's units. */
  minPrice: Money;
  maxPrice: Money;
  /** Those that the server supports. */
  switches: readonly Switch[];
  /** Filters that accept several values. */
  several: readonly ListFilter[];
  /** Lowest averages that the server offers instead of `RATINGS`, highest first, or empty. */
  minRatings: readonly number[];
  /** Those of `LISTING_PAGE_SIZES` that the server supports. */
  pageSizes: readonly number[];
  /** Absent where the server does not count. */
  counts: Readonly<Partial<Record<FilterName, Counts>>>;
}

/** Number of products that a value leads to; null where the server does not count. */
export function countOf({ counts }: Pick<Facets, 'counts'>, name: FilterName, value: number): number | null {
  const ofName = counts[name];
  return ofName ? (ofName[String(value)] ?? 0) : null;
}

/**
 * Drops filters which the server does not know, or whose option it does not list. An empty list of options is
 * ignored, because the filters themselves may have emptied it. A rating that the server offers as the lowest
 * one becomes that: the list of options has no other.
 */
export function knownFilters(filters: Filters, facets: Facets): Filters {
  const { switches, minRatings } = facets;
  const { rating, minRating } = filters;
  const isLowest = rating !== null && minRatings.includes(rating);
  const listed = (name: ListFilter, options: readonly FacetOption[]) => {
    const known = filters[name].filter(
      (id) => options.length === 0 || options.some((option) => option.id === id),
    );
    return facets.several.includes(name) ? known : known.slice(0, 1);
  };
  return {
    ...filters,
    brandIds: listed('brandIds', facets.brands),
    colorIds: listed('colorIds', facets.colors),
    sizeIds: listed('sizeIds', facets.sizes),
    ...(isLowest
      ? { rating: null, minRating: minRating ?? rating }
      : { minRating: minRatings.length > 0 ? minRating : null }),
    onSale: switches.includes('onSale') ? filters.onSale : null,
    inStock: switches.includes('inStock') ? filters.inStock : null,
  };
}

/** Ends and step of the price slider: about a hundred steps, with round numbers at both ends. */
export function priceScale({ minPrice, maxPrice }: Pick<Facets, 'minPrice' | 'maxPrice'>) {
  const span = Math.max(0, maxPrice - minPrice);
  const step = Math.max(1, 10 ** Math.floor(Math.log10(Math.max(1, span / 20))));
  return { low: Math.floor(minPrice / step) * step, high: Math.ceil(maxPrice / step) * step, step };
}

/** Parses a typed amount, also in Arabic or Persian digits; null when it is not one. */
export function readAmount(typed: string): Money | null {
  const digits = typed
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replace(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - 0x6f0))
    .replace(/٫/g, '.')
    .replace(/[\s,٬]/g, '');
  return /^\d{1,9}(\.\d{0,2})?$/.test(digits) ? Number(digits) : null;
}
