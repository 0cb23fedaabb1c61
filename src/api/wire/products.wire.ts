import * as v from 'valibot';
import { FILTER_PARAMETERS } from '@/domain/filterParameters';
import { isMinRating, LISTS, SWITCHES, type ColorFacet, type Counts, type Facets } from '@/domain/filters';
import { LISTING_PAGE_SIZES } from '@/domain/paging';
import { product } from './catalogue.wire';
import {
  anything,
  count,
  dataOf,
  id,
  list,
  money,
  optionalText,
  rating,
  requiredText,
  rows,
} from './lenient';

const option = v.object({ id, name: requiredText });

const colorOption = v.pipe(
  v.object({ ...option.entries, color_code: optionalText }),
  v.transform(({ color_code, ...rest }): ColorFacet => ({ ...rest, colorCode: color_code })),
);

const nothing: Facets = {
  brands: [],
  colors: [],
  sizes: [],
  minPrice: 0,
  maxPrice: 0,
  switches: [],
  several: [],
  minRatings: [],
  pageSizes: [],
  counts: {},
};

const countsOfValues = v.record(v.string(), count);

/** Counts by parameter; those that cannot be parsed are left out. */
const counts = v.pipe(
  v.fallback(v.nullish(v.record(v.string(), anything), {}), {}),
  v.transform((sent): Facets['counts'] => {
    const known = Object.entries(FILTER_PARAMETERS).flatMap(([name, parameter]): [string, Counts][] => {
      const ofName = v.safeParse(countsOfValues, sent?.[parameter]);
      return ofName.success ? [[name, ofName.output]] : [];
    });
    return Object.fromEntries(known);
  }),
);

/** A missing facet object must not invalidate the list. */
const facets = v.fallback(
  v.pipe(
    v.object({
      brands: rows(option),
      colors: rows(colorOption),
      sizes: rows(option),
      min_price: money,
      max_price: money,
      switches: list(requiredText),
      several: list(requiredText),
      min_ratings: list(rating),
      page_sizes: list(count),
      counts,
    }),
    v.transform(({ min_price, max_price, switches, several, min_ratings, page_sizes, ...rest }): Facets => ({
      ...rest,
      minPrice: Math.max(0, min_price),
      maxPrice: Math.max(0, max_price),
      switches: SWITCHES.filter((name) => switches.includes(FILTER_PARAMETERS[name])),
      several: LISTS.filter((name) => several.includes(FILTER_PARAMETERS[name])),
      pageSizes: LISTING_PAGE_SIZES.filter((size) => page_sizes.includes(size)),
      minRatings: [...new Set(min_ratings)].filter(isMinRating).sort((one, other) => other - one),
    })),
  ),
  nothing,
);

export const productListWire = dataOf(
  v.pipe(
    v.object({ total: count, products: rows(product), filters: facets, did_you_mean: optionalText }),
    v.transform(({ filters, did_you_mean, ...page }) => ({
      ...page,
      facets: filters,
      correctedSearch: did_you_mean?.trim() ?? null,
    })),
  ),
);
