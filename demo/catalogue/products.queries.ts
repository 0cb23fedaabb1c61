import { and, inArray, eq, sql, type Placeholder, type SQL } from 'drizzle-orm';
import type { Backend } from '../backend';
import type { Handle } from '../db/database';
import { favorites, products } from '../db/schema';
import type { Locale } from '../languages';
import type { Slice } from '../http/input';
import { conditionOf, discountNow, orderOf, scopeOf, shownPrice, type Filters } from './filters';
import { lookupsOf, runningSale } from './lookups';

/** A value, or the place of one in a statement that is prepared ahead. */
type Given<T> = T | Placeholder;

/** What a card shows: the long texts stay in the database. */
const cardColumns = (locale: Given<Locale>, saleId: Given<number>) => ({
  id: products.id,
  name: sql<string>`${products.name} ->> ${locale}::text`,
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
  unit: sql<string | null>`${products.unit} ->> ${locale}::text`,
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

const prepareCards = (db: Handle) =>
  db
    .select(cardColumns(sql.placeholder('locale'), sql.placeholder('saleId')))
    .from(products)
    .where(sql`${products.id} = any(${sql.placeholder('ids')}::int[])`)
    .prepare('cards_by_id');

/** Prepared once for the database; a transaction, which is a handle of its own, prepares for itself. */
const prepared = new WeakMap<Handle, ReturnType<typeof prepareCards>>();

/** The cards of these products, in this order. */
export async function cardsOf(backend: Backend, locale: Locale, ids: readonly number[]): Promise<CardRow[]> {
  if (ids.length === 0) return [];
  const { db } = backend.database;
  const statement = prepared.get(db) ?? prepareCards(db);
  prepared.set(db, statement);
  const rows = await statement.execute({ ids: [...ids], locale, saleId: await saleNow(backend) });
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/**
 * The ids of all products that match, in order. Remembered under `name`: nothing that lists look at changes while the
 * demo runs, and a page is then a dozen rows by their keys, however deep it lies and whatever it is sorted by.
 */
export const findIds = (
  backend: Backend,
  name: string,
  find: { where?: SQL | undefined; order: SQL },
): Promise<readonly number[]> =>
  backend.memory.remember(`ids ${name}`, async () => {
    // In one value: reading thousands of rows one by one takes longer than finding them.
    const [found] = await backend.database.rows<{ ids: number[] }>(sql`
      select coalesce(json_agg(${products.id} order by ${find.order}), '[]') as ids
      from ${products} where ${find.where ?? sql`true`}`);
    return found?.ids ?? [];
  });

/** The list that filters and a sort describe, as ids. What sells is counted anew every minute. */
export async function listOf(backend: Backend, filters: Filters, sortType: string | undefined) {
  const saleId = await saleNow(backend);
  const minute = sortType === 'top_selling' ? Math.floor(backend.clock.ms() / 60_000) : 0;
  return findIds(backend, JSON.stringify([saleId, filters, sortType, minute]), {
    where: conditionOf(filters, saleId),
    order: orderOf(sortType, saleId, filters.search),
  });
}

/** Where nothing holds the words that were searched for, those that are much alike: "lether" finds leather. */
export async function forgiving(backend: Backend, filters: Filters): Promise<Filters> {
  const { search } = filters;
  // A number or a few letters are like too much else.
  if (!/\p{L}{4}/u.test(search) || (await listOf(backend, { search }, undefined)).length > 0) return filters;
  return { ...filters, isForgiving: true };
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
  const { search, isForgiving, shopId, categoryId, subCategoryId } = filters;
  const key = JSON.stringify([saleId, search, isForgiving, shopId, categoryId, subCategoryId]);
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
