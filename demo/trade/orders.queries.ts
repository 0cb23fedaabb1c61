import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Backend } from '../backend';
import { inDays } from '../clock';
import { orderLines, orders, products, reviews } from '../db/schema';
import type { Slice } from '../http/input';

export type Order = typeof orders.$inferSelect;

/** The counted statuses: their keys and their names. */
export const statuses = {
  pending: 'Pending',
  confirm: 'Confirm',
  processing: 'Processing',
  pickup: 'Pickup',
  on_the_way: 'On The Way',
  delivered: 'Delivered',
  cancelled: 'Cancelled',
} as const;

/** Returns a status by its key or name; unknown ones unchanged. */
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

/** Returns an order of this user; orders of other users are treated as unknown. */
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

/** The first line of each order, with what its picture depends on. */
export async function firstLines({ database: { db } }: Backend, orderIds: readonly number[]) {
  return db
    .selectDistinctOn([orderLines.orderId], { line: orderLines, colorIds: products.colorIds })
    .from(orderLines)
    .innerJoin(products, eq(products.id, orderLines.productId))
    .where(inArray(orderLines.orderId, [...orderIds]))
    .orderBy(asc(orderLines.orderId), asc(orderLines.id));
}

/** Cancels a pending order. The condition is part of the update, so that concurrent requests cancel once. */
export async function markCanceled({ database: { db } }: Backend, userId: number, orderId: number) {
  const [order] = await db
    .update(orders)
    .set({ orderStatus: statuses.cancelled })
    .where(and(eq(orders.id, orderId), eq(orders.userId, userId), eq(orders.orderStatus, statuses.pending)))
    .returning();
  return order;
}

/** Decrements the stock if it suffices, in one guarded statement, so that no piece is sold twice. */
export async function takeFromStock(
  { database: { db }, clock }: Backend,
  productId: number,
  quantity: number,
) {
  const refillAt = inDays(clock.now(), 1).toISOString();
  const decremented = await db
    .update(products)
    .set({
      stock: sql`${products.stock} - ${quantity}`,
      soldCount: sql`${products.soldCount} + ${quantity}`,
      // Sold-out products are restocked a day later.
      refillAt: sql`case when ${products.stock} = ${quantity} then ${refillAt}::timestamptz else ${products.refillAt} end`,
    })
    .where(and(eq(products.id, productId), sql`${products.stock} >= ${quantity}`))
    .returning({ id: products.id });
  return decremented.length === 1;
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
