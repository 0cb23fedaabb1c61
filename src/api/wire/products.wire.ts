import * as v from 'valibot';
import { FILTER_PARAMETERS } from '@/domain/filterParameters';
import { SWITCHES, type ColorFacet, type Facets } from '@/domain/filters';
import { product } from './catalogue.wire';
import { count, dataOf, id, list, money, optionalText, requiredText, rows } from './lenient';

const option = v.object({ id, name: requiredText });

const colorOption = v.pipe(
  v.object({ ...option.entries, color_code: optionalText }),
  v.transform(({ color_code, ...rest }): ColorFacet => ({ ...rest, colorCode: color_code })),
);

const nothing: Facets = { brands: [], colors: [], sizes: [], minPrice: 0, maxPrice: 0, switches: [] };

/** A missing facet object must not invalidate the list. */
const facets = v.fallback(
  v.pipe(
    v.object({
      brands: list(option),
      colors: list(colorOption),
      sizes: list(option),
      min_price: money,
      max_price: money,
      switches: list(requiredText),
    }),
    v.transform(({ min_price, max_price, switches, ...lists }): Facets => ({
      ...lists,
      minPrice: Math.max(0, min_price),
      maxPrice: Math.max(0, max_price),
      switches: SWITCHES.filter((name) => switches.includes(FILTER_PARAMETERS[name])),
    })),
  ),
  nothing,
);

export const productListWire = dataOf(
  v.pipe(
    v.object({ total: count, products: rows(product), filters: facets }),
    v.transform(({ filters, ...page }) => ({ ...page, facets: filters })),
  ),
);
