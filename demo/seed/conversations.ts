import type { conversations, messages } from '../db/schema';
import type { Locale } from '../languages';
import { dialogues } from './dialogues';
import { userIds } from './people';
import type { ProductRow } from './products';
import { diceFor, type Dice } from './random';
import { shopId, shopKeys, type ShopKey } from './shops';

type MessageRow = typeof messages.$inferInsert;
type ConversationRow = typeof conversations.$inferInsert & { id: number };

const minute = 60_000;

/** Who writes with whom, how many exchanges, how long ago the last line was written, and how many lines are unread. */
interface Talk {
  userId: number;
  shop: ShopKey;
  lines: number;
  minutesAgo: number;
  unread: number;
  locale: Locale;
}

/** The demo account talks to nearly every shop, at great length to one, and waits for nobody's answer but two. */
function talks(): Talk[] {
  const talk = (
    userId: number,
    shop: ShopKey,
    lines: number,
    minutesAgo: number,
    unread = 0,
    locale: Locale = 'en',
  ): Talk => ({ userId, shop, lines, minutesAgo, unread, locale });
  const { demo, seller, others } = userIds;
  const locales: readonly Locale[] = ['en', 'en', 'ar', 'ir', 'en'];
  return [
    talk(demo, 'volt', 24, 14, 1),
    talk(demo, 'nordlys', 9, 190, 1),
    talk(demo, 'balcony', 500, 300),
    talk(demo, 'rosewater', 12, 1_500),
    talk(demo, 'maqam', 18, 2_900, 0, 'ar'),
    talk(demo, 'copper', 7, 4_400),
    talk(demo, 'sahra', 31, 9_000),
    talk(demo, 'lantern', 5, 13_000, 0, 'ir'),
    talk(demo, 'dune', 14, 26_000),
    talk(demo, 'oak', 8, 44_000),
    talk(demo, 'souq', 44, 61_000),
    talk(demo, 'workbench', 4, 92_000),
    ...(['volt', 'copper', 'souq'] as const).map((shop, index) =>
      talk(seller, shop, 6 + index, 700 * (index + 1)),
    ),
    ...others.flatMap((userId, person) =>
      [0, 1, 2].map((turn) =>
        talk(
          userId,
          shopKeys[(person * 4 + turn * 5) % shopKeys.length] ?? 'volt',
          4 + ((person * 7 + turn * 3) % 15),
          90 + person * 811 + turn * 3_100,
          0,
          locales[person] ?? 'en',
        ),
      ),
    ),
  ];
}

/** The last `count` lines of one exchange after another, none of them twice in a row. */
function linesOf({ lines, locale }: Talk, things: readonly ProductRow[], dice: Dice): string[] {
  const said: string[] = [];
  let waiting: (readonly string[])[] = [];
  while (said.length < lines) {
    if (waiting.length === 0) waiting = dice.some(dialogues[locale], dialogues[locale].length);
    const thing = things.length === 0 ? '' : dice.pick(things).name[locale];
    said.push(...(waiting.pop() ?? []).map((line) => line.replace('{thing}', thing)));
  }
  return said.slice(-lines);
}

/** Lines of one talk, the newest last; a card of the product opens it. */
function messagesOf(
  row: ConversationRow,
  talk: Talk,
  things: readonly ProductRow[],
  dice: Dice,
): MessageRow[] {
  const said = linesOf(talk, things, dice);
  // Who is owed an answer has the last word of the shop before them.
  while (talk.unread > 0 && said.at(-1)?.startsWith('– ')) said.pop();
  let at = row.lastMessageAt.getTime();
  const rows: MessageRow[] = said.toReversed().map((line, index) => {
    const fromShopper = line.startsWith('– ');
    const message: MessageRow = {
      conversationId: row.id,
      type: fromShopper ? 'user' : 'shop',
      message: fromShopper ? line.slice(2) : line,
      productId: null,
      isSeen: index >= talk.unread,
      createdAt: new Date(at),
    };
    at -= minute * (dice.chance(0.12) ? dice.whole(400, 4_000) : dice.whole(1, 14));
    return message;
  });
  const [shown] = things;
  if (shown) {
    const card = { conversationId: row.id, type: 'user' as const, message: null, productId: shown.id };
    rows.push({ ...card, isSeen: true, createdAt: new Date(at) });
  }
  return rows.reverse();
}

/** Thirty conversations, one of them with five hundred messages. Ids of messages follow their time. */
export function makeConversations(products: readonly ProductRow[], seed: number, now: Date) {
  const rows: ConversationRow[] = [];
  const said: MessageRow[] = [];
  for (const [index, talk] of talks().entries()) {
    const dice = diceFor(seed, `talk ${talk.userId} ${talk.shop}`);
    const id = index + 1;
    const row = {
      id,
      userId: talk.userId,
      shopId: shopId(talk.shop),
      lastMessageAt: new Date(now.getTime() - talk.minutesAgo * minute),
    };
    const offered = products.filter((product) => product.shopId === row.shopId).slice(0, 60);
    rows.push(row);
    said.push(...messagesOf(row, talk, dice.some(offered, 12), dice));
  }
  const inOrder = said.sort(
    (one, other) => (one.createdAt?.getTime() ?? 0) - (other.createdAt?.getTime() ?? 0),
  );
  return { conversations: rows, messages: inOrder.map((message, index) => ({ id: index + 1, ...message })) };
}
