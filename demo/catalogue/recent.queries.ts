import { desc, eq } from 'drizzle-orm';
import type { Backend } from '../backend';
import { recentViews } from '../db/schema';
import type { Locale } from '../languages';
import { cardsOf } from './products.queries';

const limit = 10;

/** Moves the product to the top of the user's recent views. */
export async function rememberView({ database, clock }: Backend, userId: number, productId: number) {
  const viewedAt = clock.now();
  await database.db
    .insert(recentViews)
    .values({ userId, productId, viewedAt })
    .onConflictDoUpdate({ target: [recentViews.userId, recentViews.productId], set: { viewedAt } });
}

/** Returns the recently viewed products, newest first. */
export async function viewedProducts(backend: Backend, locale: Locale, userId: number) {
  const rows = await backend.database.db
    .select({ id: recentViews.productId })
    .from(recentViews)
    .where(eq(recentViews.userId, userId))
    .orderBy(desc(recentViews.viewedAt), desc(recentViews.id))
    .limit(limit);
  return cardsOf(
    backend,
    locale,
    rows.map((row) => row.id),
  );
}
