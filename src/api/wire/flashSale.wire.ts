import * as v from 'valibot';
import { flashSale, product } from './catalogue.wire';
import { count, dataOf, optional, rows } from './lenient';

/** The running sale. */
export const flashSalesWire = dataOf(
  v.pipe(
    v.object({ running_flash_sale: optional(flashSale) }),
    v.transform((wire) => wire.running_flash_sale),
  ),
);

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
