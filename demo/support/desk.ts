import { and, eq, inArray, lte, sql } from 'drizzle-orm';
import type { Backend } from '../backend';
import { ticketMessages, tickets } from '../db/schema';
import { ticketChannel, ticketEvent } from '../realtime/channel';
import { deskName, deskReplies } from '../seed/desk';
import { drawers, type Ticket } from './tickets.queries';

const replyToOne = (backend: Backend, { id }: Ticket) =>
  backend.database.transaction(async () => {
    const { db } = backend.database;
    const [ticket] = await db
      .update(tickets)
      .set({ status: 'confirm', replyAt: null })
      // Matches no row when a concurrent run has replied already or the ticket was closed.
      .where(
        and(
          eq(tickets.id, id),
          inArray(tickets.status, [...drawers.running]),
          lte(tickets.replyAt, backend.clock.now()),
        ),
      )
      .returning();
    if (!ticket) return null;
    const [replies] = await db
      .select({ count: sql<number>`count(*)::int` })
      .from(ticketMessages)
      .where(and(eq(ticketMessages.ticketId, id), sql`${ticketMessages.senderId} is null`));
    const text = deskReplies[Math.min(replies?.count ?? 0, deskReplies.length - 1)];
    await db.insert(ticketMessages).values({
      ticketId: id,
      senderId: null,
      senderName: deskName[ticket.locale],
      profilePhoto: '/media/logo.svg',
      message: text?.[ticket.locale] ?? '',
      createdAt: backend.clock.now(),
    });
    return ticket.ticketNo;
  });

/** Lets the help desk reply to new tickets and messages that are due. */
export async function replyToTickets(backend: Backend): Promise<void> {
  const due = await backend.database.db
    .select()
    .from(tickets)
    .where(lte(tickets.replyAt, backend.clock.now()))
    .orderBy(tickets.replyAt)
    .limit(50);
  for (const ticket of due) {
    const ticketNo = await replyToOne(backend, ticket);
    if (ticketNo !== null) backend.realtime.publish(ticketChannel, ticketEvent, { ticket_number: ticketNo });
  }
}
