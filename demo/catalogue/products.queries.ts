import { and, inArray, eq, sql, type SQL } from 'drizzle-orm';
import type { Backend } from '../backend';
import { favorites, products } from '../db/schema';
import type { Locale } from '../languages';
import type { Slice } from '../http/input';
import { conditionOf, discountNow, scopeOf, shownPrice, type Filters } from './filters';
import { lookupsOf, runningSale } from './lookups';

/** What a card shows: the long texts stay in the database. */
const cardColumns = (locale: Locale, saleId: number) => ({
  id: products.id,
  name: sql<string>`${products.name} ->> ${locale}`,
  price: products.price,
  discountPrice: discountNow(saleId),
  rating: products.rating,
  reviewCount: products.reviewCount,
  soldCount: products.soldCount,
  stock: products.stock,
  brandId: products.brandId,
  shopId: products.shopId,
  colorIds: products.colorIds,
  colorPrices: products.colorPrices,
  sizeIds: products.sizeIds,
  sizePrices: products.sizePrices,
  unit: sql<string | null>`${products.unit} ->> ${locale}`,
});

/** The id of the running flash sale, or 0. */
export async function saleNow(backend: Backend): Promise<number> {
  return runningSale(await lookupsOf(backend), backend.clock.now())?.id ?? 0;
}

export async function findCards(
  backend: Backend,
  locale: Locale,
  find: { where?: SQL | undefined; order: SQL } & Slice,
) {
  return backend.database.db
    .select(cardColumns(locale, await saleNow(backend)))
    .from(products)
    .where(find.where)
    .orderBy(find.order)
    .limit(find.limit)
    .offset(find.offset);
}

export type CardRow = Awaited<ReturnType<typeof findCards>>[number];

/** How many products match; remembered under `name`, for nothing that lists look at changes while the demo runs. */
export const countWhere = (backend: Backend, name: string, where: SQL | undefined): Promise<number> =>
  backend.memory.remember(`count ${name}`, async () => {
    const [row] = await backend.database.db
      .select({ total: sql<number>`count(*)::int` })
      .from(products)
      .where(where);
    return row?.total ?? 0;
  });

export async function countProducts(backend: Backend, filters: Filters): Promise<number> {
  const saleId = await saleNow(backend);
  return countWhere(backend, `${saleId} ${JSON.stringify(filters)}`, conditionOf(filters, saleId));
}

export interface Facets {
  brandIds: number[];
  colorIds: number[];
  sizeIds: number[];
  /** In cents. */
  minPrice: number;
  maxPrice: number;
}

/** What can be chosen where one is: not narrowed by what was chosen, so that one can choose otherwise. */
export async function facetsOf(backend: Backend, filters: Filters): Promise<Facets> {
  const saleId = await saleNow(backend);
  const { search, shopId, categoryId, subCategoryId } = filters;
  const key = JSON.stringify([saleId, search, shopId, categoryId, subCategoryId]);
  return backend.memory.remember(`facets ${key}`, async () => {
    const [row] = await backend.database.rows<Facets>(sql`
      with found as materialized (
        select brand_id, color_ids, size_ids, ${shownPrice(saleId)} as shown
        from ${products} where ${scopeOf(filters) ?? sql`true`}
      )
      select
        (select coalesce(array_agg(distinct brand_id), '{}') from found) as "brandIds",
        (select coalesce(array_agg(distinct c), '{}') from found, unnest(color_ids) c) as "colorIds",
        (select coalesce(array_agg(distinct s), '{}') from found, unnest(size_ids) s) as "sizeIds",
        coalesce(min(shown), 0)::int as "minPrice",
        coalesce(max(shown), 0)::int as "maxPrice"
      from found`);
    return row ?? { brandIds: [], colorIds: [], sizeIds: [], minPrice: 0, maxPrice: 0 };
  });
}

/** Which of these products the user has put a heart on. */
export async function heartsAmong(backend: Backend, userId: number | undefined, ids: readonly number[]) {
  if (userId === undefined || ids.length === 0) return new Set<number>();
  const rows = await backend.database.db
    .select({ id: favorites.productId })
    .from(favorites)
    .where(and(eq(favorites.userId, userId), inArray(favorites.productId, [...ids])));
  return new Set(rows.map((row) => row.id));
}
