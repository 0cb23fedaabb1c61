import { and, eq, lte, sql } from 'drizzle-orm';
import type { Backend } from '../backend';
import { orders } from '../db/schema';
import { statuses } from '../trade/orders.queries';
import { steps } from '../trade/steps';

/** SQL for the due time of the step after `status`. Parcels do not arrive before their delivery date. */
const nextMove = (status: string) => {
  const step = steps.find(({ from }) => from === status);
  if (!step) return null;
  if (step.to === statuses.delivered) return sql`greatest(${orders.movesAt}, ${orders.estimatedDeliveryAt})`;
  return sql`${orders.movesAt} + make_interval(secs => ${step.afterMs / 1_000})`;
};

/**
 * Advances every order that is due, by several steps after a long sleep. Each step is one statement that
 * checks the current status, so that an order canceled in the meantime stays canceled.
 */
export async function moveOrders({ database: { db }, clock }: Backend): Promise<void> {
  const now = clock.now();
  for (const { from, to } of steps) {
    const isDelivered = to === statuses.delivered;
    await db
      .update(orders)
      .set({
        orderStatus: to,
        movesAt: nextMove(to),
        // Cash on delivery is paid when the parcel arrives.
        ...(isDelivered ? { paymentStatus: 'Paid' as const } : {}),
      })
      .where(and(eq(orders.orderStatus, from), lte(orders.movesAt, now)));
  }
}
