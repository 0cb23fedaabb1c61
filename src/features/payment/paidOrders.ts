import * as v from 'valibot';
import type { OrderId } from '@/domain/ids';
import { sessionMark, tabStorage } from '@/shared/adapters';
import { PAID_ORDERS } from './payment.keys';

/** The orders of a payment: one of the history, or all online orders newer than the given id. */
export type PaidOrders = { orderId: OrderId } | { newerThan: OrderId | null };

const persisted = v.object({
  owner: v.string(),
  orders: v.union([v.object({ orderId: v.number() }), v.object({ newerThan: v.nullable(v.number()) })]),
});

/**
 * Stores the orders in the tab before it leaves for the payment page, to be read when the gateway redirects
 * back.
 */
export function rememberPaidOrders(orders: PaidOrders): void {
  tabStorage.write(PAID_ORDERS, JSON.stringify({ owner: sessionMark(), orders }));
}

/** Reads and removes the stored orders; null when there are none, or when they belong to another user. */
export function recallPaidOrders(): PaidOrders | null {
  const text = tabStorage.read(PAID_ORDERS);
  if (text === null) return null;
  tabStorage.remove(PAID_ORDERS);
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), persisted), text);
  return read.success && read.output.owner === sessionMark() ? read.output.orders : null;
}
