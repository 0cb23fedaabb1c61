import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import type { User } from '../auth/tokens';
import type { Backend } from '../backend';
import { ticketIssueTypes, ticketMessages, tickets } from '../db/schema';
import type { Slice } from '../http/input';
import type { Locale } from '../languages';
import { languageOf } from '../chat/language';

export type Ticket = typeof tickets.$inferSelect;
type Status = Ticket['status'];

/** The three tabs of tickets, by status. */
export const drawers: Readonly<Record<'running' | 'completed' | 'cancel', readonly Status[]>> = {
  running: ['pending', 'confirm'],
  completed: ['completed'],
  cancel: ['cancel'],
};
export type Drawer = keyof typeof drawers;

export const isOpen = (ticket: Ticket) => drawers.running.includes(ticket.status);

const own = (userId: number, drawer?: Drawer) =>
  and(eq(tickets.userId, userId), drawer ? inArray(tickets.status, [...drawers[drawer]]) : undefined);

export async function findTickets(
  { database }: Backend,
  userId: number,
  drawer: Drawer | undefined,
  slice: Slice,
) {
  return database.db
    .select()
    .from(tickets)
    .where(own(userId, drawer))
    .orderBy(desc(tickets.id))
    .limit(slice.limit)
    .offset(slice.offset);
}

/** Returns the number of tickets per drawer. */
export async function countTickets({ database }: Backend, userId: number): Promise<Record<Drawer, number>> {
  const rows = await database.db
    .select({ status: tickets.status, count: sql<number>`count(*)::int` })
    .from(tickets)
    .where(own(userId))
    .groupBy(tickets.status);
  const within = (drawer: Drawer) =>
    rows.filter((row) => drawers[drawer].includes(row.status)).reduce((sum, row) => sum + row.count, 0);
  return { running: within('running'), completed: within('completed'), cancel: within('cancel') };
}

/** Returns a ticket of this user; tickets of other users are treated as unknown. */
export async function findTicket({ database }: Backend, userId: number, ticketNo: string) {
  const [ticket] = await database.db
    .select()
    .from(tickets)
    .where(and(own(userId), eq(tickets.ticketNo, ticketNo)));
  return ticket;
}

export async function readTicketMessages({ database }: Backend, ticketId: number) {
  return database.db
    .select()
    .from(ticketMessages)
    .where(eq(ticketMessages.ticketId, ticketId))
    .orderBy(asc(ticketMessages.id));
}

export async function issueTypes({ database }: Backend) {
  return database.db.select().from(ticketIssueTypes).orderBy(asc(ticketIssueTypes.position));
}

const replyDelayMs = 90_000;

const replyTime = ({ clock }: Backend) => new Date(clock.ms() + replyDelayMs);

export type NewTicket = Pick<
  Ticket,
  'orderNumber' | 'subject' | 'issueType' | 'email' | 'phone' | 'attachments'
> & {
  message: string;
};

async function writeMessage({ database, clock }: Backend, ticketId: number, sender: User, message: string) {
  await database.db.insert(ticketMessages).values({
    ticketId,
    senderId: sender.id,
    senderName: sender.name,
    profilePhoto: sender.profilePhoto,
    message,
    createdAt: clock.now(),
  });
}

export const openTicket = (backend: Backend, user: User, locale: Locale, { message, ...ticket }: NewTicket) =>
  backend.database.transaction(async () => {
    const { db } = backend.database;
    const [row] = await db
      .insert(tickets)
      .values({
        ...ticket,
        // Temporary value: the number derives from the id that the database generates.
        ticketNo: sql`'new-' || gen_random_uuid()`,
        userId: user.id,
        status: 'pending',
        replyAt: replyTime(backend),
        locale: languageOf(message, locale),
        createdAt: backend.clock.now(),
      })
      .returning({ id: tickets.id });
    if (!row) throw new Error('The ticket was not written.');
    await writeMessage(backend, row.id, user, message);
    const [written] = await db
      .update(tickets)
      .set({ ticketNo: `TK-${20_000 + row.id}` })
      .where(eq(tickets.id, row.id))
      .returning();
    if (!written) throw new Error('The ticket was not written.');
    return written;
  });

/** Adds the shopper's message and schedules the reply of the help desk. */
export const writeToTicket = (
  backend: Backend,
  ticket: Ticket,
  user: User,
  locale: Locale,
  message: string,
) =>
  backend.database.transaction(async () => {
    await writeMessage(backend, ticket.id, user, message);
    await backend.database.db
      .update(tickets)
      .set({ replyAt: replyTime(backend), locale: languageOf(message, locale) })
      .where(eq(tickets.id, ticket.id));
  });
