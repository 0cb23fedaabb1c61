import { and, desc, eq, sql } from 'drizzle-orm';
import type { Backend } from '../backend';
import { conversations, messages, shops, type MessagePhoto } from '../db/schema';
import type { Slice } from '../http/input';
import { searchPatterns } from '../search';

export type Message = typeof messages.$inferSelect;

export interface NewMessage {
  type: Message['type'];
  message: string | null;
  photos?: MessagePhoto[];
  productId: number | null;
}

/** Returns the conversation of a shopper and a shop, and creates it if needed. */
export async function conversationOf({ database: { db }, clock }: Backend, userId: number, shopId: number) {
  const [conversation] = await db
    .insert(conversations)
    .values({ userId, shopId, lastMessageAt: clock.now() })
    // A no-op update, so that `returning` yields the existing row.
    .onConflictDoUpdate({ target: [conversations.userId, conversations.shopId], set: { userId } })
    .returning();
  if (!conversation) throw new Error('The conversation was not written.');
  return conversation;
}

export async function findConversation({ database: { db } }: Backend, userId: number, shopId: number) {
  const [conversation] = await db
    .select()
    .from(conversations)
    .where(and(eq(conversations.userId, userId), eq(conversations.shopId, shopId)));
  return conversation;
}

/** Adds a message and moves the conversation to the top of the list. */
export const writeMessage = (
  backend: Backend,
  conversationId: number,
  message: NewMessage,
): Promise<Message> =>
  backend.database.transaction(async () => {
    const { db } = backend.database;
    const createdAt = backend.clock.now();
    await db
      .update(conversations)
      .set({ lastMessageAt: createdAt })
      .where(eq(conversations.id, conversationId));
    const [written] = await db
      .insert(messages)
      .values({ ...message, conversationId, createdAt })
      .returning();
    if (!written) throw new Error('The message was not written.');
    return written;
  });

/** Newest first. */
export async function readMessages(
  { database: { db } }: Backend,
  conversationId: number,
  { limit, offset }: Slice,
) {
  return db
    .select()
    .from(messages)
    .where(eq(messages.conversationId, conversationId))
    .orderBy(desc(messages.id))
    .limit(limit)
    .offset(offset);
}

/** Marks the messages of the other side as seen by `by`. */
export async function markSeen({ database: { db } }: Backend, conversationId: number, by: Message['type']) {
  await db
    .update(messages)
    .set({ isSeen: true })
    .where(
      and(
        eq(messages.conversationId, conversationId),
        eq(messages.type, by === 'user' ? 'shop' : 'user'),
        eq(messages.isSeen, false),
      ),
    );
}

const unseen = sql`${messages.type} = 'shop' and not ${messages.isSeen}`;

export async function countUnseen({ database: { db } }: Backend, userId: number): Promise<number> {
  const [row] = await db
    .select({ unseen: sql<number>`count(*)::int` })
    .from(messages)
    .innerJoin(conversations, eq(conversations.id, messages.conversationId))
    .where(and(eq(conversations.userId, userId), unseen));
  return row?.unseen ?? 0;
}

/** Returns the shopper's conversations, latest first, with the last message and the number of unseen ones. */
export async function listConversations({ database }: Backend, userId: number, search: string, slice: Slice) {
  const own = and(
    eq(conversations.userId, userId),
    ...searchPatterns(search).map((pattern) => sql`lower(${shops.name}) like ${pattern}`),
  );
  const rows = await database.db
    .select({
      id: conversations.id,
      shopId: conversations.shopId,
      lastMessageAt: conversations.lastMessageAt,
      total: sql<number>`(count(*) over ())::int`,
      lastMessage: sql<string | null>`(
        select ${messages.message} from ${messages}
        where ${messages.conversationId} = ${conversations.id} order by ${messages.id} desc limit 1)`,
      lastPhotos: sql<number>`(
        select jsonb_array_length(${messages.photos}) from ${messages}
        where ${messages.conversationId} = ${conversations.id} order by ${messages.id} desc limit 1)`,
      unseen: sql<number>`(
        select count(*)::int from ${messages} where ${messages.conversationId} = ${conversations.id} and ${unseen})`,
    })
    .from(conversations)
    .innerJoin(shops, eq(shops.id, conversations.shopId))
    .where(own)
    .orderBy(desc(conversations.lastMessageAt), desc(conversations.id))
    .limit(slice.limit)
    .offset(slice.offset);
  if (rows.length > 0 || slice.offset === 0) return { rows, total: rows[0]?.total ?? 0 };
  const [count] = await database.db
    .select({ total: sql<number>`count(*)::int` })
    .from(conversations)
    .innerJoin(shops, eq(shops.id, conversations.shopId))
    .where(own);
  return { rows, total: count?.total ?? 0 };
}
