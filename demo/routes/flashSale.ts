import { and, eq } from 'drizzle-orm';
import { Hono } from 'hono';
import type { Backend } from '../backend';
import { flashSaleJson } from '../catalogue/categoryJson';
import { orderOf } from '../catalogue/filters';
import { lookupsOf } from '../catalogue/lookups';
import { cardsJson } from '../catalogue/productJson';
import { cardsOf, findIds } from '../catalogue/products.queries';
import { products } from '../db/schema';
import { respond, visitors, type VisitorEnv } from '../http/environment';
import { keyIn, keyInPath, pageOf } from '../http/input';
import { notFound } from '../http/refusal';

/**
 * GET /flash-sale/{id}/details (api §4). Sale prices apply only while the sale runs; before and after,
 * products have their regular prices.
 */
export const flashSaleRoutes = (backend: Backend) =>
  new Hono<VisitorEnv>().get('/flash-sale/:id/details', visitors(backend), async (c) => {
    const id = keyInPath(c, 'id');
    const locale = c.get('locale');
    const sale = (await lookupsOf(backend)).flashSales.find((row) => row.id === id);
    if (!sale) throw notFound('Flash sale not found');
    const categoryId = keyIn(c, 'category_id');
    const ids = await findIds(backend, `of sale ${id} ${categoryId}`, {
      where: and(
        eq(products.flashSaleId, id),
        categoryId === undefined ? undefined : eq(products.categoryId, categoryId),
      ),
      order: orderOf('popular_product', 0),
    });
    const { limit, offset } = pageOf(c, 12);
    const rows = await cardsOf(backend, locale, ids.slice(offset, offset + limit));
    return respond(c, {
      total_products: ids.length,
      flash_sale: flashSaleJson(sale, locale),
      products: await cardsJson(backend, rows, locale, c.get('user')?.id),
    });
  });
