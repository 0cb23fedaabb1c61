import { and, desc, eq, lte } from 'drizzle-orm';
import type { Backend } from '../backend';
import { lookupsOf, type Shop } from '../catalogue/lookups';
import { isOnline } from '../catalogue/shopJson';
import { conversations, messages, pendingReplies, shops, users } from '../db/schema';
import type { Locale } from '../languages';
import { chatChannel, chatEvent } from '../realtime/channel';
import { markSeen, writeMessage } from './chat.queries';
import { chatsJson } from './chatJson';
import { characterOf } from '../seed/characters';
import { languageOf } from './language';
import { replyTo } from './reply';

const second = 1_000;

/** Shops that are online reply within seconds, shops on holiday with an automatic reply, others later. */
function delayOf(shop: Shop, now: Date): number {
  if (shop.isOnHoliday) return 3 * second;
  const { secondsToReply } = characterOf(shop.id);
  return (isOnline(shop, now) ? secondsToReply : 20 * secondsToReply) * second;
}

/** Schedules the shop's reply. A second message before it is covered by the same reply. */
export async function expectReply(
  { database, clock }: Backend,
  conversationId: number,
  shop: Shop,
  message: string,
  locale: Locale,
) {
  const now = clock.now();
  const language = languageOf(message, locale);
  await database.db
    .insert(pendingReplies)
    .values({ conversationId, locale: language, dueAt: new Date(now.getTime() + delayOf(shop, now)) })
    .onConflictDoUpdate({ target: pendingReplies.conversationId, set: { locale: language } });
}

const replyToOne = (backend: Backend, conversationId: number, locale: Locale) =>
  backend.database.transaction(async () => {
    const { db } = backend.database;
    // Deleted first, so that only one of two concurrent runs replies.
    const claimed = await db
      .delete(pendingReplies)
      .where(eq(pendingReplies.conversationId, conversationId))
      .returning({ id: pendingReplies.id });
    const [conversation] = await db
      .select({ shopId: conversations.shopId, user: users })
      .from(conversations)
      .innerJoin(users, eq(users.id, conversations.userId))
      .where(eq(conversations.id, conversationId));
    const shop = conversation && (await lookupsOf(backend)).shops.get(conversation.shopId);
    const [question] = await db
      .select()
      .from(messages)
      .where(and(eq(messages.conversationId, conversationId), eq(messages.type, 'user')))
      .orderBy(desc(messages.id))
      .limit(1);
    if (claimed.length === 0 || !conversation || !shop || !question) return undefined;
    const message = await replyTo(backend, shop, conversationId, question, locale);
    await db.update(shops).set({ lastActiveAt: backend.clock.now() }).where(eq(shops.id, shop.id));
    await markSeen(backend, conversationId, 'shop');
    const written = await writeMessage(backend, conversationId, { type: 'shop', message, productId: null });
    return { ...conversation, written };
  });

/** Sends the replies that are due and publishes them to open pages. */
export async function replyToChats(backend: Backend): Promise<void> {
  const { pusher_auth: isPrivate } = backend.settings.master('en');
  const due = await backend.database.db
    .select()
    .from(pendingReplies)
    .where(lte(pendingReplies.dueAt, backend.clock.now()))
    .orderBy(pendingReplies.dueAt)
    .limit(50);
  for (const { conversationId, locale } of due) {
    const reply = await replyToOne(backend, conversationId, locale);
    if (!reply) continue;
    backend.memory.forget('lookups');
    const { user, shopId, written } = reply;
    const [message] = await chatsJson(backend, [written], { user, shopId, locale });
    backend.realtime.publish(chatChannel(user.id, isPrivate), chatEvent, { message });
  }
}
