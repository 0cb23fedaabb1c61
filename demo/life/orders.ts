import { and, eq, lte, sql } from 'drizzle-orm';
import type { Backend } from '../backend';
import { orders } from '../db/schema';
import { statuses } from '../trade/orders.queries';
import { steps } from '../trade/steps';

/** When the step after `status` is due: so long after the one before, but no parcel arrives before its date. */
const nextMove = (status: string) => {
  const step = steps.find(({ from }) => from === status);
  if (!step) return null;
  if (step.to === statuses.delivered) return sql`greatest(${orders.movesAt}, ${orders.estimatedDeliveryAt})`;
  return sql`${orders.movesAt} + make_interval(secs => ${step.afterMs / 1_000})`;
};

/**
 * Moves on every order whose time has come, several steps at once after a long sleep. Each step is one statement that
 * asks for the status it starts from: an order that was cancelled meanwhile stays so.
 */
export async function moveOrders({ database: { db }, clock }: Backend): Promise<void> {
  const now = clock.now();
  for (const { from, to } of steps) {
    const isThere = to === statuses.delivered;
    await db
      .update(orders)
      .set({
        orderStatus: to,
        movesAt: nextMove(to),
        // Cash is handed over at the door.
        ...(isThere ? { paymentStatus: 'Paid' as const } : {}),
      })
      .where(and(eq(orders.orderStatus, from), lte(orders.movesAt, now)));
  }
}
