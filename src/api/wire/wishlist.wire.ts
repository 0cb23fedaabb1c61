import * as v from 'valibot';
import { product } from './catalogue.wire';
import { dataOf, flag, number, rows } from './loose';

export const favouritesWire = dataOf(
  v.pipe(
    v.object({ products: rows(product), count: v.fallback(v.nullish(number, null), null) }),
    v.transform(({ products, count }) => ({ products, count: count ?? products.length })),
  ),
);

export const toggledFavouriteWire = dataOf(
  v.pipe(
    v.object({ product: v.object({ is_favorite: flag }) }),
    v.transform(({ product: toggled }) => toggled.is_favorite),
  ),
);
