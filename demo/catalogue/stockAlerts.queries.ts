import { and, eq, gt, inArray, isNull } from 'drizzle-orm';
import type { Backend } from '../backend';
import { products, stockAlerts } from '../db/schema';
import type { Locale } from '../languages';
import { chatChannel, stockEvent } from '../realtime/channel';
import { thumbnailOf } from './productJson';
import { cardsOf } from './products.queries';

/** Whether the user wants to know when this product is back. */
export async function hasStockAlert({ database: { db } }: Backend, userId: number, productId: number) {
  const rows = await db
    .select({ id: stockAlerts.id })
    .from(stockAlerts)
    .where(and(eq(stockAlerts.userId, userId), eq(stockAlerts.productId, productId)));
  return rows.length > 0;
}

export async function setStockAlert(
  { database: { db } }: Backend,
  userId: number,
  productId: number,
  isWanted: boolean,
) {
  if (isWanted) await db.insert(stockAlerts).values({ userId, productId }).onConflictDoNothing();
  else
    await db
      .delete(stockAlerts)
      .where(and(eq(stockAlerts.userId, userId), eq(stockAlerts.productId, productId)));
}

const inStock = ({ database: { db } }: Backend) =>
  db.select({ id: products.id }).from(products).where(gt(products.stock, 0));

/** Returns the restocked products of the user's alerts once: deletes these alerts. */
export async function takeRestocked(backend: Backend, locale: Locale, userId: number) {
  const rows = await backend.database.db
    .delete(stockAlerts)
    .where(and(eq(stockAlerts.userId, userId), inArray(stockAlerts.productId, inStock(backend))))
    .returning({ id: stockAlerts.productId });
  const cards = await cardsOf(
    backend,
    locale,
    rows.map(({ id }) => id),
  );
  return cards.map((row) => ({ id: row.id, name: row.name, thumbnail: thumbnailOf(row) }));
}

/** Sends an event of each restocked product to open pages; their next `GET /carts` returns it. */
export async function announceRestocked(backend: Backend): Promise<void> {
  const { pusher_auth: isPrivate } = backend.settings.master('en');
  const announced = await backend.database.db
    .update(stockAlerts)
    .set({ announcedAt: backend.clock.now() })
    .where(and(isNull(stockAlerts.announcedAt), inArray(stockAlerts.productId, inStock(backend))))
    .returning({ userId: stockAlerts.userId, productId: stockAlerts.productId });
  for (const { userId, productId } of announced)
    backend.realtime.publish(chatChannel(userId, isPrivate), stockEvent, { product_id: productId });
}
