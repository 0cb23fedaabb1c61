import { eq, inArray, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Backend } from '../backend';
import {
  addresses,
  cartLines,
  collectedCoupons,
  conversations,
  favorites,
  idempotencyKeys,
  messages,
  oneTimeCodes,
  orders,
  recentViews,
  reviews,
  sellerApplications,
  stockAlerts,
  ticketMessages,
  tickets,
  tokens,
  uploads,
  users,
} from '../db/schema';

/** Tables whose rows are deleted with their user, in the order of their references. */
const ownedTables: readonly (PgTable & { userId: PgColumn })[] = [
  tokens,
  oneTimeCodes,
  addresses,
  cartLines,
  collectedCoupons,
  favorites,
  recentViews,
  stockAlerts,
  idempotencyKeys,
  sellerApplications,
  uploads,
  conversations,
  tickets,
];

/** Replaces the name in orders and reviews, which are kept. */
const erasedName = '…';
const erasedAddress = {
  phone: '',
  area: null,
  flatNo: null,
  postCode: null,
  addressLine: '',
  addressLine2: null,
};

/**
 * Deletes a user's data. Orders and payments are kept for the shops, without name and address; the user's row
 * stays as an anonymous, inactive account, because orders refer to it.
 */
export const deleteAccount = (backend: Backend, userId: number): Promise<void> =>
  backend.database.transaction(async () => {
    const { db } = backend.database;
    const ofUser = (table: { userId: PgColumn }): SQL => eq(table.userId, userId);
    const conversationIds = db
      .select({ id: conversations.id })
      .from(conversations)
      .where(ofUser(conversations));
    await db.delete(messages).where(inArray(messages.conversationId, conversationIds));
    const ticketIds = db.select({ id: tickets.id }).from(tickets).where(ofUser(tickets));
    await db.delete(ticketMessages).where(inArray(ticketMessages.ticketId, ticketIds));
    for (const { id, address } of await db.select().from(orders).where(ofUser(orders))) {
      const erased = { ...address, ...erasedAddress, name: erasedName };
      await db.update(orders).set({ address: erased, addressId: null, note: null }).where(eq(orders.id, id));
    }
    for (const table of ownedTables) await db.delete(table).where(ofUser(table));
    await db
      .update(reviews)
      .set({ userId: null, customerName: erasedName, customerProfile: '', photos: [] })
      .where(ofUser(reviews));
    await db
      .update(users)
      .set({
        name: erasedName,
        phone: `deleted-${userId}`,
        email: `deleted-${userId}`,
        gender: null,
        dateOfBirth: null,
        country: null,
        profilePhoto: null,
        passwordHash: '',
        isActive: false,
        roles: [],
        lastSeenAt: null,
      })
      .where(eq(users.id, userId));
  });
