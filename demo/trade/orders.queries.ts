import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Backend } from '../backend';
import { inDays } from '../clock';
import { orderLines, orders, products, reviews } from '../db/schema';
import type { Slice } from '../http/input';

export type Order = typeof orders.$inferSelect;

/** The statuses that orders are counted by, as keys and as they are written. */
export const statuses = {
  pending: 'Pending',
  confirm: 'Confirm',
  processing: 'Processing',
  pickup: 'Pickup',
  on_the_way: 'On The Way',
  delivered: 'Delivered',
  cancelled: 'Cancelled',
} as const;

/** A status from its key or its name; what is neither is looked for as it stands. */
export function statusNamed(given: string): string {
  const key = given.trim().toLowerCase().replace(/\s+/g, '_');
  return statuses[key as keyof typeof statuses] ?? given;
}

export async function findOrders(
  { database: { db } }: Backend,
  userId: number,
  status: string | undefined,
  { limit, offset }: Slice,
) {
  const own = eq(orders.userId, userId);
  return db
    .select()
    .from(orders)
    .where(status === undefined ? own : and(own, eq(orders.orderStatus, status)))
    .orderBy(desc(orders.id))
    .limit(limit)
    .offset(offset);
}

export async function countByStatus(
  { database: { db } }: Backend,
  userId: number,
): Promise<Map<string, number>> {
  const rows = await db
    .select({ status: orders.orderStatus, count: sql<number>`count(*)::int` })
    .from(orders)
    .where(eq(orders.userId, userId))
    .groupBy(orders.orderStatus);
  return new Map(rows.map((row) => [row.status, row.count]));
}

/** An order of this user; somebody else's is as unknown as one that does not exist. */
export async function findOrder({ database: { db } }: Backend, userId: number, orderId: number) {
  const [order] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.id, orderId), eq(orders.userId, userId)));
  return order;
}

export async function linesOfOrder({ database: { db } }: Backend, order: Order) {
  return db
    .select({
      line: orderLines,
      brandId: products.brandId,
      colorIds: products.colorIds,
      rating: reviews.rating,
    })
    .from(orderLines)
    .innerJoin(products, eq(products.id, orderLines.productId))
    .leftJoin(
      reviews,
      and(
        eq(reviews.orderId, orderLines.orderId),
        eq(reviews.productId, orderLines.productId),
        eq(reviews.userId, order.userId),
      ),
    )
    .where(eq(orderLines.orderId, order.id))
    .orderBy(asc(orderLines.id));
}

/** Cancels while nobody has begun: the condition is part of the update, so that two presses cancel once. */
export async function markCanceled({ database: { db } }: Backend, userId: number, orderId: number) {
  const [order] = await db
    .update(orders)
    .set({ orderStatus: statuses.cancelled })
    .where(and(eq(orders.id, orderId), eq(orders.userId, userId), eq(orders.orderStatus, statuses.pending)))
    .returning();
  return order;
}

/**
 * Takes from stock what is sold, if it is there: one guarded statement, so that nobody sells the same piece
 * twice.
 */
export async function takeFromStock(
  { database: { db }, clock }: Backend,
  productId: number,
  quantity: number,
) {
  const refillAt = inDays(clock.now(), 1).toISOString();
  const taken = await db
    .update(products)
    .set({
      stock: sql`${products.stock} - ${quantity}`,
      soldCount: sql`${products.soldCount} + ${quantity}`,
      // The last one gone, new ones come tomorrow.
      refillAt: sql`case when ${products.stock} = ${quantity} then ${refillAt}::timestamptz else ${products.refillAt} end`,
    })
    .where(and(eq(products.id, productId), sql`${products.stock} >= ${quantity}`))
    .returning({ id: products.id });
  return taken.length === 1;
}

export async function putBackIntoStock({ database: { db } }: Backend, orderIds: readonly number[]) {
  const lines = await db
    .select({ productId: orderLines.productId, quantity: orderLines.quantity })
    .from(orderLines)
    .where(inArray(orderLines.orderId, [...orderIds]))
    .orderBy(asc(orderLines.productId));
  for (const { productId, quantity } of lines) {
    await db
      .update(products)
      .set({
        stock: sql`${products.stock} + ${quantity}`,
        soldCount: sql`${products.soldCount} - ${quantity}`,
      })
      .where(eq(products.id, productId));
  }
}
