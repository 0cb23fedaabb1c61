import { Hono } from 'hono';
import * as v from 'valibot';
import type { Backend } from '../backend';
import { categoryJson, subCategoryJson } from '../catalogue/categoryJson';
import { filtersOf } from '../catalogue/filters';
import { listing } from '../catalogue/listing';
import { lookupsOf } from '../catalogue/lookups';
import { withFavorites } from '../catalogue/productJson';
import { respond, visitors, type VisitorEnv } from '../http/environment';
import { id } from '../http/fields';
import { pageOf, queryOf } from '../http/input';

/** Categories and lists of products (api §4). */
export const catalogueRoutes = (backend: Backend) =>
  new Hono<VisitorEnv>()
    .get('/categories', async (c) => {
      const { categories } = await lookupsOf(backend);
      const { limit, offset } = pageOf(c, 100);
      const page = categories.slice(offset, offset + limit);
      return respond(c, {
        total: categories.length,
        categories: page.map((category) => categoryJson(category, c.get('locale'))),
      });
    })
    .get('/sub-categories', async (c) => {
      const { category_id: categoryId } = queryOf(c, v.object({ category_id: id }));
      const { categories } = await lookupsOf(backend);
      const rows = categories.find((category) => category.id === categoryId)?.subCategories ?? [];
      return respond(c, { sub_categories: rows.map((row) => subCategoryJson(row, c.get('locale'))) });
    })
    .get('/products', visitors(backend), async (c) => {
      const { products, ...rest } = await listing(backend, {
        filters: filtersOf(c),
        sortType: c.req.query('sort_type'),
        slice: pageOf(c, 12),
        locale: c.get('locale'),
      });
      return respond(c, { ...rest, products: await withFavorites(backend, products, c.get('user')?.id) });
    });
