import { and, inArray, eq, sql, type Placeholder, type SQL } from 'drizzle-orm';
import type { Backend } from '../backend';
import type { Handle } from '../db/database';
import { favorites, products } from '../db/schema';
import type { Locale } from '../languages';
import type { Slice } from '../http/input';
import { conditionOf, discountNow, orderOf, type Filters } from './filters';
import { lookupsOf, runningSale } from './lookups';

/** A value, or its placeholder in a prepared statement. */
type ValueOrPlaceholder<T> = T | Placeholder;

/** Columns of a product card, without the long texts. */
const cardColumns = (locale: ValueOrPlaceholder<Locale>, saleId: ValueOrPlaceholder<number>) => ({
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

/** Returns the id of the running flash sale, or 0. */
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

/** Prepared once per database handle. A transaction has its own handle and prepares its own statement. */
const prepared = new WeakMap<Handle, ReturnType<typeof prepareCards>>();

/** Returns the cards of these products in the given order. */
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
 * Returns the sorted ids of all matching products, cached under `name`, which changes with the listed
 * columns. A page is then a lookup by primary key, whatever its offset and sort order.
 */
export const findIds = (
  backend: Backend,
  name: string,
  find: { where?: SQL | undefined; order: SQL },
): Promise<readonly number[]> =>
  backend.memory.remember(`ids ${name}`, async () => {
    // Aggregated into one value, because transferring thousands of rows is slower than the query itself.
    const [found] = await backend.database.rows<{ ids: number[] }>(sql`
      select coalesce(json_agg(${products.id} order by ${find.order}), '[]') as ids
      from ${products} where ${find.where ?? sql`true`}`);
    return found?.ids ?? [];
  });

/** Returns the ids of a filtered and sorted list, recomputed every minute: sales and stock change. */
export async function listOf(backend: Backend, filters: Filters, sortType: string | undefined) {
  const saleId = await saleNow(backend);
  const minute = Math.floor(backend.clock.ms() / 60_000);
  return findIds(backend, JSON.stringify([saleId, filters, sortType, minute]), {
    where: conditionOf(filters, saleId),
    order: orderOf(sortType, saleId, filters.search),
  });
}

/** Switches to similarity search when the exact search finds nothing: "lether" finds leather. */
export async function forgiving(backend: Backend, filters: Filters): Promise<Filters> {
  const { search } = filters;
  // Numbers and very short words are similar to too many others.
  if (!/\p{L}{4}/u.test(search) || (await listOf(backend, { search }, undefined)).length > 0) return filters;
  return { ...filters, isForgiving: true };
}

/** Returns those of the given products that are on the user's wishlist. */
export async function favoritesAmong(backend: Backend, userId: number | undefined, ids: readonly number[]) {
  if (userId === undefined || ids.length === 0) return new Set<number>();
  const rows = await backend.database.db
    .select({ id: favorites.productId })
    .from(favorites)
    .where(and(eq(favorites.userId, userId), inArray(favorites.productId, [...ids])));
  return new Set(rows.map((row) => row.id));
}
