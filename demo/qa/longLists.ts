import { eq, inArray, like, sql } from 'drizzle-orm';
import type { Backend } from '../backend';
import { orderLines, orders, ticketMessages, tickets } from '../db/schema';
import { userIds } from '../seed/people';

/** Repeats the rows in order until there are `count`. */
const repeated = <T>(rows: readonly T[], count: number): T[] =>
  Array.from({ length: count }, (_nothing, index) => rows[index % rows.length]).filter(
    (row) => row !== undefined,
  );

/** Temporary number: the final one derives from the id that the database generates. */
const temporaryNumber = sql`'new-' || gen_random_uuid()`;

/** Copies orders of the demo account, an hour apart; the newest has the highest number. */
async function addOrders({ database: { db }, clock }: Backend, count: number) {
  const existing = await db.select().from(orders).where(eq(orders.userId, userIds.demo)).orderBy(orders.id);
  const lines = await db
    .select()
    .from(orderLines)
    .where(
      inArray(
        orderLines.orderId,
        existing.map(({ id }) => id),
      ),
    );
  const copied = repeated(existing, count);
  const written = await db
    .insert(orders)
    .values(
      copied.map(({ id: _id, ...order }, index) => ({
        ...order,
        orderCode: temporaryNumber,
        movesAt: null,
        placedAt: new Date(clock.ms() - (count - index) * 3_600_000),
      })),
    )
    .returning({ id: orders.id });
  const ofNew = like(orders.orderCode, 'new-%');
  await db
    .update(orders)
    .set({ orderCode: sql`'MR-' || (10400 + ${orders.id})` })
    .where(ofNew);
  await db
    .insert(orderLines)
    .values(
      written.flatMap(({ id: orderId }, index) =>
        lines
          .filter((line) => line.orderId === copied[index]?.id)
          .map(({ id: _id, ...line }) => ({ ...line, orderId })),
      ),
    );
}

/** Copies tickets of the demo account with their first message. */
async function addTickets({ database: { db } }: Backend, count: number) {
  const existing = await db
    .select()
    .from(tickets)
    .where(eq(tickets.userId, userIds.demo))
    .orderBy(tickets.id);
  const firstMessages = await db.select().from(ticketMessages).orderBy(ticketMessages.id);
  const copied = repeated(existing, count);
  const written = await db
    .insert(tickets)
    .values(
      copied.map(({ id: _id, ...ticket }) => ({
        ...ticket,
        ticketNo: temporaryNumber,
        replyAt: null,
      })),
    )
    .returning({ id: tickets.id });
  const ofNew = like(tickets.ticketNo, 'new-%');
  await db
    .update(tickets)
    .set({ ticketNo: sql`'TK-' || (20000 + ${tickets.id})` })
    .where(ofNew);
  await db.insert(ticketMessages).values(
    written.flatMap(({ id: ticketId }, index) =>
      firstMessages
        .filter((message) => message.ticketId === copied[index]?.id)
        .slice(0, 1)
        .map(({ id: _id, ...message }) => ({ ...message, ticketId })),
    ),
  );
}

/** Adds orders and tickets to the demo account, for long lists; a reset deletes them. */
export const addOrdersAndTickets = (backend: Backend, plenty: { orders: number; tickets: number }) =>
  backend.database.transaction(async () => {
    if (plenty.orders > 0) await addOrders(backend, plenty.orders);
    if (plenty.tickets > 0) await addTickets(backend, plenty.tickets);
  });
