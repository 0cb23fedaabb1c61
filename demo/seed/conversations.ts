import type { conversations, messages } from '../db/schema';
import { userIds } from './people';
import { shopId } from './shops';

type MessageRow = typeof messages.$inferInsert;
type ConversationRow = typeof conversations.$inferInsert;

const minute = 60_000;

export function makeConversations(seed: number, now: Date) {
  const before = (minutes: number) => new Date(now.getTime() - minutes * minute);
  const rows: ConversationRow[] = [
    { id: 1, userId: userIds.demo, shopId: shopId('volt'), lastMessageAt: before(14) },
    { id: 2, userId: userIds.demo, shopId: shopId('nordlys'), lastMessageAt: before(190) },
  ];
  const said: MessageRow[] = rows.map((row) => ({
    id: row.id,
    conversationId: row.id ?? 0,
    type: 'shop',
    message: 'Your parcel has just left our house.',
    productId: null,
    isSeen: false,
    createdAt: row.lastMessageAt,
  }));
  return { seed, conversations: rows, messages: said };
}
