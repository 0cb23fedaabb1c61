import { eq } from 'drizzle-orm';
import type { Backend } from '../backend';
import { orders } from '../db/schema';
import { against } from '../http/refusal';
import type { Locale } from '../languages';
import { statuses, type Order } from './orders.queries';
import { openPayment, voidPayment } from './payments';
import { isOffered } from './placeOrder';

/** Returns the current order, locked until the transaction ends. */
async function lockOrder({ database: { db } }: Backend, order: Order): Promise<Order> {
  const [current] = await db.select().from(orders).where(eq(orders.id, order.id)).for('update');
  return current ?? order;
}

/**
 * Opens a new payment for one order, after the first one was declined, closed or lost. Earlier payments of
 * the order can no longer be paid.
 */
export function payOrder(backend: Backend, listed: Order, gateway: string, locale: Locale): Promise<string> {
  if (gateway === 'cash' || !isOffered(backend, gateway, locale)) {
    throw against('This way to pay is not offered.');
  }
  return backend.database.transaction(async () => {
    const order = await lockOrder(backend, listed);
    if (order.paymentStatus === 'Paid') throw against('This order is paid already.');
    if (order.orderStatus === statuses.cancelled) throw against('This order was cancelled.');
    await voidPayment(backend, order.paymentId);
    const { id, url } = await openPayment(backend, {
      userId: order.userId,
      gateway,
      amount: order.payableAmount,
    });
    const { db } = backend.database;
    await db.update(orders).set({ paymentId: id, paymentMethod: gateway }).where(eq(orders.id, order.id));
    return url;
  });
}
