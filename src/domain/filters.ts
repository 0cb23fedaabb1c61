import { FILTER_PARAMETERS } from './filterParameters';
import type { Id } from './ids';
import type { Money } from './money';

/** Active product filters, one value each (api §1); null is any. */
export interface Filters {
  categoryId: Id | null;
  brandId: Id | null;
  colorId: Id | null;
  sizeId: Id | null;
  /** r selects averages in [r, r + 1). */
  rating: number | null;
  /** In the currency's units, both ends included. */
  minPrice: Money | null;
  maxPrice: Money | null;
  /** Reduced products alone; 1 if active. */
  onSale: 1 | null;
  /** Products that can be ordered alone; 1 if active. */
  inStock: 1 | null;
}

/** Filters that are on or off; a server says which of them it knows (R92). */
export const SWITCHES = ['inStock', 'onSale'] as const;
export type Switch = (typeof SWITCHES)[number];

type FilterName = keyof Filters;

export const NO_FILTERS: Filters = {
  categoryId: null,
  brandId: null,
  colorId: null,
  sizeId: null,
  rating: null,
  minPrice: null,
  maxPrice: null,
  onSale: null,
  inStock: null,
};

const NAMES = Object.keys(FILTER_PARAMETERS) as FilterName[];

export const RATINGS = [5, 4, 3, 2, 1] as const;

const READABLE: Readonly<Record<FilterName, RegExp>> = {
  categoryId: /^[1-9]\d{0,15}$/,
  brandId: /^[1-9]\d{0,15}$/,
  colorId: /^[1-9]\d{0,15}$/,
  sizeId: /^[1-9]\d{0,15}$/,
  rating: /^[1-5]$/,
  minPrice: /^\d{1,9}(\.\d{1,2})?$/,
  maxPrice: /^\d{1,9}(\.\d{1,2})?$/,
  onSale: /^1$/,
  inStock: /^1$/,
};

/** Parses the filters of a URL. Invalid values become null; a reversed price range is swapped. */
export function readFilters(query: URLSearchParams): Filters {
  const filters: Record<FilterName, number | null> = { ...NO_FILTERS };
  for (const name of NAMES) {
    const text = query.get(FILTER_PARAMETERS[name]) ?? '';
    filters[name] = READABLE[name].test(text) ? Number(text) : null;
  }
  return inOrder(filters as Filters);
}

function inOrder(filters: Filters): Filters {
  const { minPrice, maxPrice } = filters;
  const isWrong = minPrice !== null && maxPrice !== null && minPrice > maxPrice;
  return isWrong ? { ...filters, minPrice: maxPrice, maxPrice: minPrice } : filters;
}

/** Query parameters of the active filters. */
export function filterParameters(filters: Filters): Record<string, number> {
  return Object.fromEntries(
    NAMES.flatMap((name) => {
      const value = filters[name];
      return value === null ? [] : [[FILTER_PARAMETERS[name], value]];
    }),
  );
}

/** Number of active filters; the price range counts as one. */
export function filterCount(filters: Filters): number {
  const { minPrice, maxPrice, ...others } = filters;
  const prices = minPrice === null && maxPrice === null ? 0 : 1;
  return prices + Object.values(others).filter((value) => value !== null).length;
}

export interface FacetOption {
  id: Id;
  name: string;
}

export interface ColorFacet extends FacetOption {
  /** CSS color, or null when the server sent none. */
  colorCode: string | null;
}

/** Available filter options, part of the list's response (api §4, GET /products). */
export interface Facets {
  brands: FacetOption[];
  colors: ColorFacet[];
  sizes: FacetOption[];
  /** Price range over all options, in the currency's units. */
  minPrice: Money;
  maxPrice: Money;
  /** Those that the server knows. */
  switches: readonly Switch[];
}

/**
 * Drops filters which the server does not know, or whose option it does not list. An empty list of options is
 * ignored, because the filters themselves may have emptied it.
 */
export function knownFilters(filters: Filters, { brands, colors, sizes, switches }: Facets): Filters {
  const listed = (id: Id | null, options: readonly FacetOption[]) =>
    options.length === 0 || options.some((option) => option.id === id) ? id : null;
  return {
    ...filters,
    brandId: listed(filters.brandId, brands),
    colorId: listed(filters.colorId, colors),
    sizeId: listed(filters.sizeId, sizes),
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
