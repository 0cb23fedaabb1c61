import * as v from 'valibot';
import { product } from './catalogue.wire';
import { dataOf, flag, optionalNumber, rows } from './lenient';

const count = v.object({ count: optionalNumber });

/**
 * `count` is under `data` or at the root of the body (specification §7); defaults to the number of products.
 */
export const favoritesWire = v.pipe(
  v.unknown(),
  v.transform((body) => ({
    ...v.parse(dataOf(v.object({ ...count.entries, products: rows(product) })), body),
    rootCount: v.parse(v.fallback(count, { count: null }), body).count,
  })),
  v.transform(({ products, count: inData, rootCount }) => {
    const counted = inData ?? rootCount ?? products.length;
    return { products, count: Math.max(0, Math.trunc(counted)) };
  }),
);

export const toggledFavoriteWire = dataOf(
  v.pipe(
    v.object({ product: v.object({ is_favorite: flag }) }),
    v.transform(({ product: toggled }) => toggled.is_favorite),
  ),
);
