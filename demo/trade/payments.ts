import { and, eq } from 'drizzle-orm';
import type { Backend } from '../backend';
import { orders, payments } from '../db/schema';
import type { Locale } from '../languages';
import { firstMove } from './steps';

export type Payment = typeof payments.$inferSelect;

interface NewPayment {
  userId: number;
  gateway: string;
  /** In cents. */
  amount: number;
}

/** Opens a payment; whoever knows its address can pay it, as with a payment service's own page. */
export async function openPayment({ database: { db }, clock, random }: Backend, payment: NewPayment) {
  const token = random(24).toString('base64url');
  const [row] = await db
    .insert(payments)
    .values({ ...payment, token, status: 'open', createdAt: clock.now() })
    .returning({ id: payments.id });
  if (!row) throw new Error('The payment was not written.');
  return { id: row.id, url: `/api/gateway/${token}` };
}

/** A payment's address in the language of the shop, which need not be that of the browser. */
export const inLanguage = (url: string | null, locale: Locale) => url && `${url}?lang=${locale}`;

export async function findPayment(
  { database: { db } }: Backend,
  token: string,
): Promise<Payment | undefined> {
  const [payment] = await db.select().from(payments).where(eq(payments.token, token));
  return payment;
}

/**
 * Pays or declines. Only an open payment can be decided; the orders that it stands for are then paid. Answers how the
 * payment stands in the end, whoever decided it.
 */
export const decidePayment = (backend: Backend, payment: Payment, decision: 'paid' | 'declined') =>
  backend.database.transaction(async () => {
    const { db } = backend.database;
    const [decided] = await db
      .update(payments)
      .set({ status: decision })
      .where(and(eq(payments.id, payment.id), eq(payments.status, 'open')))
      .returning({ status: payments.status });
    if (decided?.status === 'paid') {
      await db
        .update(orders)
        .set({ paymentStatus: 'Paid', movesAt: firstMove(backend.clock.now()) })
        .where(eq(orders.paymentId, payment.id));
    }
    return decided?.status ?? payment.status;
  });
