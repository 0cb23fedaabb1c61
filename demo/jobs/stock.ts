import { lte, sql } from 'drizzle-orm';
import type { Backend } from '../backend';
import { products } from '../db/schema';

/** Restocks products that are due for a refill to their usual quantity. */
export async function refillStock({ database: { db }, clock }: Backend): Promise<void> {
  await db
    .update(products)
    .set({ stock: sql`greatest(${products.stock}, 12 + ${products.id} % 40)`, refillAt: null })
    .where(lte(products.refillAt, clock.now()));
}
