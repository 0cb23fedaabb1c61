import { desc, eq } from 'drizzle-orm';
import type { Backend } from '../backend';
import { recentViews } from '../db/schema';
import type { Locale } from '../languages';
import { cardsOf } from './products.queries';

const shown = 10;

/** Moves the product to the top of what the user has looked at. */
export async function rememberView({ database, clock }: Backend, userId: number, productId: number) {
  const viewedAt = clock.now();
  await database.db
    .insert(recentViews)
    .values({ userId, productId, viewedAt })
    .onConflictDoUpdate({ target: [recentViews.userId, recentViews.productId], set: { viewedAt } });
}

/** The last products the user looked at, newest first. */
export async function viewedProducts(backend: Backend, locale: Locale, userId: number) {
  const seen = await backend.database.db
    .select({ id: recentViews.productId })
    .from(recentViews)
    .where(eq(recentViews.userId, userId))
    .orderBy(desc(recentViews.viewedAt), desc(recentViews.id))
    .limit(shown);
  return cardsOf(
    backend,
    locale,
    seen.map((row) => row.id),
  );
}
