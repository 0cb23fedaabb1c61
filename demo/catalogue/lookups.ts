import { asc, sql } from 'drizzle-orm';
import type { Backend } from '../backend';
import { brands, categories, colors, flashSales, products, shops, sizes, subCategories } from '../db/schema';

export type Shop = typeof shops.$inferSelect & { totalProducts: number; totalCategories: number };
export type Color = typeof colors.$inferSelect;
export type Size = typeof sizes.$inferSelect;
export type FlashSale = typeof flashSales.$inferSelect;
export type SubCategory = typeof subCategories.$inferSelect;
export type Category = typeof categories.$inferSelect & { subCategories: SubCategory[] };

/**
 * The small tables that cards and filters take names from. Joining them in code saves four joins per list.
 */
export interface Lookups {
  shops: Map<number, Shop>;
  brands: Map<number, string>;
  colors: Map<number, Color>;
  sizes: Map<number, Size>;
  categories: Category[];
  flashSales: FlashSale[];
}

const byId = <T extends { id: number }>(rows: readonly T[]) => new Map(rows.map((row) => [row.id, row]));

async function load({ database: { db } }: Backend): Promise<Lookups> {
  const counted = await db
    .select({
      id: products.shopId,
      totalProducts: sql<number>`count(*)::int`,
      totalCategories: sql<number>`count(distinct ${products.categoryId})::int`,
    })
    .from(products)
    .groupBy(products.shopId);
  const counts = byId(counted);
  const shopRows = await db.select().from(shops).orderBy(asc(shops.id));
  const brandRows = await db.select().from(brands);
  const subRows = await db.select().from(subCategories).orderBy(asc(subCategories.position));
  const categoryRows = await db.select().from(categories).orderBy(asc(categories.position));
  return {
    shops: byId(
      shopRows.map((shop) => ({
        ...shop,
        totalProducts: counts.get(shop.id)?.totalProducts ?? 0,
        totalCategories: counts.get(shop.id)?.totalCategories ?? 0,
      })),
    ),
    brands: new Map(brandRows.map(({ id, name }) => [id, name])),
    colors: byId(await db.select().from(colors)),
    sizes: byId(await db.select().from(sizes)),
    categories: categoryRows.map((category) => ({
      ...category,
      subCategories: subRows.filter((row) => row.categoryId === category.id),
    })),
    flashSales: await db.select().from(flashSales).orderBy(asc(flashSales.startsAt)),
  };
}

export const lookupsOf = (backend: Backend): Promise<Lookups> =>
  backend.memory.remember('lookups', () => load(backend));

export function runningSale({ flashSales: sales }: Lookups, now: Date): FlashSale | null {
  return sales.find((sale) => sale.startsAt <= now && now < sale.endsAt) ?? null;
}

export function incomingSale({ flashSales: sales }: Lookups, now: Date): FlashSale | null {
  return sales.find((sale) => now < sale.startsAt) ?? null;
}
