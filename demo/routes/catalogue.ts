import { Hono } from 'hono';
import * as v from 'valibot';
import type { Backend } from '../backend';
import { categoryJson, subCategoryJson } from '../catalogue/categoryJson';
import { filtersOf } from '../catalogue/filters';
import { lookupsOf } from '../catalogue/lookups';
import { units } from '../catalogue/money';
import { cardsJson } from '../catalogue/productJson';
import { cardsOf, facetsOf, forgiving, listOf } from '../catalogue/products.queries';
import { answer, visitors, type VisitorEnv } from '../http/environment';
import { id } from '../http/fields';
import { pageOf, queryOf } from '../http/input';

/** Categories and lists of products (contract §4). */
export const catalogueRoutes = (backend: Backend) =>
  new Hono<VisitorEnv>()
    .get('/categories', async (c) => {
      const { categories } = await lookupsOf(backend);
      const { limit, offset } = pageOf(c, 100);
      const page = categories.slice(offset, offset + limit);
      return answer(c, {
        total: categories.length,
        categories: page.map((category) => categoryJson(category, c.get('locale'))),
      });
    })
    .get('/sub-categories', async (c) => {
      const { category_id: categoryId } = queryOf(c, v.object({ category_id: id }));
      const { categories } = await lookupsOf(backend);
      const rows = categories.find((category) => category.id === categoryId)?.subCategories ?? [];
      return answer(c, { sub_categories: rows.map((row) => subCategoryJson(row, c.get('locale'))) });
    })
    .get('/products', visitors(backend), async (c) => {
      const locale = c.get('locale');
      const filters = await forgiving(backend, filtersOf(c));
      const ids = await listOf(backend, filters, c.req.query('sort_type'));
      const { limit, offset } = pageOf(c, 12);
      const rows = await cardsOf(backend, locale, ids.slice(offset, offset + limit));
      const facets = await facetsOf(backend, filters);
      const { brands, colors, sizes } = await lookupsOf(backend);
      return answer(c, {
        total: ids.length,
        products: await cardsJson(backend, rows, locale, c.get('user')?.id),
        filters: {
          sizes: facets.sizeIds.map((key) => ({ id: key, name: sizes.get(key)?.name[locale] ?? '' })),
          colors: facets.colorIds.map((key) => ({
            id: key,
            name: colors.get(key)?.name[locale] ?? '',
            color_code: colors.get(key)?.colorCode ?? null,
          })),
          brands: facets.brandIds.map((key) => ({ id: key, name: brands.get(key) ?? '' })),
          min_price: units(facets.minPrice),
          max_price: units(facets.maxPrice),
        },
      });
    });
