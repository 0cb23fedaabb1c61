import * as v from 'valibot';
import { flashSale, product } from './catalogue.wire';
import { count, dataOf, rows } from './lenient';

export const flashSalePageWire = dataOf(
  v.pipe(
    v.object({ total_products: count, flash_sale: flashSale, products: rows(product) }),
    v.transform(({ total_products, flash_sale, products }) => ({
      total: total_products,
      sale: flash_sale,
      products,
    })),
  ),
);
