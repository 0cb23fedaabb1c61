import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Backend } from '../backend';
import { orders, payments } from '../db/schema';
import type { Locale } from '../languages';
import { statuses } from './orders.queries';
import { firstMove } from './steps';

export type Payment = typeof payments.$inferSelect;

interface NewPayment {
  userId: number;
  gateway: string;
  /** In cents. */
  amount: number;
}

/** Opens a payment. Its address contains a token and needs no login, like that of a payment service. */
export async function openPayment({ database: { db }, clock, random }: Backend, payment: NewPayment) {
  const token = random(24).toString('base64url');
  const [row] = await db
    .insert(payments)
    .values({ ...payment, token, status: 'open', createdAt: clock.now() })
    .returning({ id: payments.id });
  if (!row) throw new Error('The payment was not written.');
  return { id: row.id, url: `/api/gateway/${token}` };
}

/** Adds the shop's language to a payment's address, which may differ from the browser's. */
export const inLanguage = (url: string | null, locale: Locale) => url && `${url}?lang=${locale}`;

export async function findPayment(
  { database: { db } }: Backend,
  token: string,
): Promise<Payment | undefined> {
  const [payment] = await db.select().from(payments).where(eq(payments.token, token));
  return payment;
}

async function decide({ database: { db } }: Backend, paymentId: number, status: Payment['status']) {
  const [decided] = await db
    .update(payments)
    .set({ status })
    .where(and(eq(payments.id, paymentId), eq(payments.status, 'open')))
    .returning({ id: payments.id });
  return decided !== undefined;
}

/** Invalidates an open payment, which another one replaced or whose order was canceled. */
export async function voidPayment(backend: Backend, paymentId: number | null) {
  if (paymentId !== null) await decide(backend, paymentId, 'void');
}

/** Locks the orders of a payment. Orders are always locked before payments, which prevents deadlocks. */
const lockOrders = ({ database: { db } }: Backend, paymentId: number) =>
  db.select().from(orders).where(eq(orders.paymentId, paymentId)).orderBy(asc(orders.id)).for('update');

/**
 * Pays or declines an open payment, if one of its orders can still be paid; marks these orders as paid.
 * Returns the final status, which a concurrent decision may have set.
 */
export const decidePayment = (backend: Backend, payment: Payment, decision: 'paid' | 'declined') =>
  backend.database.transaction(async (): Promise<Payment['status']> => {
    const { db } = backend.database;
    const payable = (await lockOrders(backend, payment.id)).filter(
      ({ paymentStatus, orderStatus }) => paymentStatus === 'Pending' && orderStatus !== statuses.cancelled,
    );
    const status = decision === 'paid' && payable.length === 0 ? 'void' : decision;
    if (!(await decide(backend, payment.id, status)))
      return (await findPayment(backend, payment.token))?.status ?? payment.status;
    if (status === 'paid') {
      const ids = payable.map(({ id }) => id);
      await db
        .update(orders)
        .set({ paymentStatus: 'Paid', movesAt: firstMove(backend.clock.now()) })
        .where(inArray(orders.id, ids));
    }
    return status;
  });
