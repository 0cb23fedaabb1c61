import { and, eq, lte, sql } from 'drizzle-orm';
import type { Backend } from '../backend';
import { orders } from '../db/schema';
import { chatChannel, orderEvent } from '../realtime/channel';
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
export async function moveOrders(backend: Backend): Promise<void> {
  const { db } = backend.database;
  const now = backend.clock.now();
  const { pusher_auth: isPrivate } = backend.settings.master('en');
  /** The last status of each moved order: open pages receive one event, however many steps it took. */
  const moved = new Map<number, { userId: number; code: string; status: string }>();
  for (const { from, to } of steps) {
    const isDelivered = to === statuses.delivered;
    const rows = await db
      .update(orders)
      .set({
        orderStatus: to,
        movesAt: nextMove(to),
        // Cash on delivery is paid when the parcel arrives.
        ...(isDelivered ? { paymentStatus: 'Paid' as const } : {}),
      })
      .where(and(eq(orders.orderStatus, from), lte(orders.movesAt, now)))
      .returning({ id: orders.id, userId: orders.userId, code: orders.orderCode });
    for (const { id, ...row } of rows) moved.set(id, { ...row, status: to });
  }
  for (const [id, { userId, code, status }] of moved)
    backend.realtime.publish(chatChannel(userId, isPrivate), orderEvent, {
      order_id: id,
      order_code: code,
      order_status: status,
    });
}
