import { and, desc, eq } from 'drizzle-orm';
import type { Backend } from '../backend';
import { cardsOf } from '../catalogue/products.queries';
import { favorites } from '../db/schema';
import type { Locale } from '../languages';

/** Adds the product to the wishlist, or removes it: the endpoint is a toggle (api §4). */
export const toggleFavorite = (
  { database, clock }: Backend,
  userId: number,
  productId: number,
  colorId: number | null,
) =>
  database.transaction(async () => {
    const removed = await database.db
      .delete(favorites)
      .where(and(eq(favorites.userId, userId), eq(favorites.productId, productId)))
      .returning({ id: favorites.id });
    if (removed.length > 0) return;
    await database.db
      .insert(favorites)
      .values({ userId, productId, colorId, createdAt: clock.now() })
      .onConflictDoNothing();
  });

/** Returns the products on the user's wishlist with the colors chosen for it, the latest first. */
export async function favoriteProducts(backend: Backend, locale: Locale, userId: number) {
  const rows = await backend.database.db
    .select({ id: favorites.productId, colorId: favorites.colorId })
    .from(favorites)
    .where(eq(favorites.userId, userId))
    .orderBy(desc(favorites.id));
  const cards = await cardsOf(
    backend,
    locale,
    rows.map((row) => row.id),
  );
  return { cards, colors: new Map(rows.map((row) => [row.id, row.colorId])) };
}
