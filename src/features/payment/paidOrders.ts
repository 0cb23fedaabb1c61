import * as v from 'valibot';
import type { OrderId } from '@/domain/ids';
import { sessionMark, tabStorage } from '@/shared/adapters';

/** Which orders a payment is for: one of the history, or all online ones newer than this one. */
export type PaidOrders = { orderId: OrderId } | { newerThan: OrderId | null };

const KEY = 'payment';

const persisted = v.object({
  owner: v.string(),
  orders: v.union([v.object({ orderId: v.number() }), v.object({ newerThan: v.nullable(v.number()) })]),
});

/** This tab leaves for the payment page: the page that comes back has to know which orders to look at. */
export function rememberPaidOrders(orders: PaidOrders): void {
  tabStorage.write(KEY, JSON.stringify({ owner: sessionMark(), orders }));
}

export function forgetPaidOrders(): void {
  tabStorage.remove(KEY);
}

/** The orders that this tab left to pay for, once; null when it did not, or when it was for another user. */
export function recallPaidOrders(): PaidOrders | null {
  const text = tabStorage.read(KEY);
  if (text === null) return null;
  forgetPaidOrders();
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), persisted), text);
  return read.success && read.output.owner === sessionMark() ? read.output.orders : null;
}
