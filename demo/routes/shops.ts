import { eq, sql } from 'drizzle-orm';
import { Hono } from 'hono';
import * as v from 'valibot';
import type { Backend } from '../backend';
import { categoryJson } from '../catalogue/categoryJson';
import { lookupsOf } from '../catalogue/lookups';
import { shopDetailJson, shopJson } from '../catalogue/shopJson';
import { products } from '../db/schema';
import { respond, type Env } from '../http/environment';
import { id } from '../http/fields';
import { keyInPath, pageOf, queryOf, textIn } from '../http/input';
import { badField, notFound } from '../http/refusal';
import { searchable } from '../search';

/** Categories of each shop's products; cached, because products keep their category. */
const categoriesOfShop = (backend: Backend, shopId: number) =>
  backend.memory.remember(`categories of ${shopId}`, async () => {
    const rows = await backend.database.db
      .selectDistinct({ categoryId: products.categoryId, subCategoryId: products.subCategoryId })
      .from(products)
      .where(eq(products.shopId, shopId))
      .orderBy(sql`1, 2`);
    return {
      categoryIds: new Set(rows.map((row) => row.categoryId)),
      subCategoryIds: new Set(rows.map((row) => row.subCategoryId)),
    };
  });

/** Shops with their products, categories and coupons (api §4). */
export const shopRoutes = (backend: Backend) =>
  new Hono<Env>()
    .get('/shops', async (c) => {
      const term = searchable(textIn(c, 'search'));
      const shops = [...(await lookupsOf(backend)).shops.values()].filter((shop) =>
        searchable(shop.name).includes(term),
      );
      const { limit, offset } = pageOf(c, 12);
      const page = shops.slice(offset, offset + limit);
      return respond(c, {
        total: shops.length,
        shops: page.map((shop) => shopJson(shop, backend.clock.now())),
      });
    })
    .get('/shops/:id', async (c) => {
      const shop = (await lookupsOf(backend)).shops.get(keyInPath(c, 'id'));
      if (!shop) throw notFound('Shop not found');
      return respond(c, { shop: shopDetailJson(shop, c.get('locale'), backend.clock.now()) });
    })
    .get('/shop-categories', async (c) => {
      const { shop_id: shopId } = queryOf(c, v.object({ shop_id: id }));
      const { shops, categories } = await lookupsOf(backend);
      if (!shops.has(shopId)) throw badField('shop_id', 'The selected {field} is invalid.');
      const { categoryIds, subCategoryIds } = await categoriesOfShop(backend, shopId);
      const own = categories
        .filter((category) => categoryIds.has(category.id))
        .map((category) => ({
          ...category,
          subCategories: category.subCategories.filter((row) => subCategoryIds.has(row.id)),
        }));
      const { limit, offset } = pageOf(c, 12);
      const page = own.slice(offset, offset + limit);
      return respond(c, {
        total: own.length,
        categories: page.map((category) => categoryJson(category, c.get('locale'))),
      });
    });
