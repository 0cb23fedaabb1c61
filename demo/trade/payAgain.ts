import { eq } from 'drizzle-orm';
import type { Backend } from '../backend';
import { orders } from '../db/schema';
import { against } from '../http/refusal';
import type { Locale } from '../languages';
import { statuses, type Order } from './orders.queries';
import { openPayment } from './payments';
import { isOffered } from './placeOrder';

/** Opens a payment of its own for one order: where the first one was declined, closed or lost. */
export function payOrder(backend: Backend, order: Order, gateway: string, locale: Locale): Promise<string> {
  if (order.paymentStatus === 'Paid') throw against('This order is paid already.');
  if (order.orderStatus === statuses.cancelled) throw against('This order was cancelled.');
  if (gateway === 'cash' || !isOffered(backend, gateway, locale)) {
    throw against('This way to pay is not offered.');
  }
  return backend.database.transaction(async () => {
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
