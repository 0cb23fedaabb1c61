import { customerPhotoCount } from '../art';
import type { conversations, MessagePhoto, messages } from '../db/schema';
import type { Locale } from '../languages';
import { dialogues } from './dialogues';
import { userIds } from './people';
import type { ProductRow } from './products';
import { diceFor, type Dice } from './random';
import { shopId, shopKeys, type ShopKey } from './shops';

type MessageRow = typeof messages.$inferInsert;
type ConversationRow = typeof conversations.$inferInsert & { id: number };

const minute = 60_000;

/**
 * Participants of a conversation, the numbers of messages and unread ones, and the age of the last message.
 */
interface ConversationSeed {
  userId: number;
  shop: ShopKey;
  lines: number;
  minutesAgo: number;
  unread: number;
  locale: Locale;
  /** The conversation ends with a photo of the shop. */
  endsWithPhoto?: true;
}

/**
 * The demo account has conversations with nearly every shop, one of them very long, and two unread replies,
 * one with a photo.
 */
function conversationSeeds(): ConversationSeed[] {
  const conversation = (
    userId: number,
    shop: ShopKey,
    lines: number,
    minutesAgo: number,
    unread = 0,
    locale: Locale = 'en',
  ): ConversationSeed => ({ userId, shop, lines, minutesAgo, unread, locale });
  const { demo, seller, others } = userIds;
  const locales: readonly Locale[] = ['en', 'en', 'ar', 'ir', 'en'];
  return [
    conversation(demo, 'volt', 24, 14, 1),
    { ...conversation(demo, 'nordlys', 9, 190, 1), endsWithPhoto: true },
    conversation(demo, 'balcony', 500, 300),
    conversation(demo, 'rosewater', 12, 1_500),
    conversation(demo, 'maqam', 18, 2_900, 0, 'ar'),
    conversation(demo, 'copper', 7, 4_400),
    conversation(demo, 'sahra', 31, 9_000),
    conversation(demo, 'lantern', 5, 13_000, 0, 'ir'),
    conversation(demo, 'dune', 14, 26_000),
    conversation(demo, 'oak', 8, 44_000),
    conversation(demo, 'souq', 44, 61_000),
    conversation(demo, 'workbench', 4, 92_000),
    ...(['volt', 'copper', 'souq'] as const).map((shop, index) =>
      conversation(seller, shop, 6 + index, 700 * (index + 1)),
    ),
    ...others.flatMap((userId, person) =>
      [0, 1, 2].map((offset) =>
        conversation(
          userId,
          shopKeys[(person * 4 + offset * 5) % shopKeys.length] ?? 'volt',
          4 + ((person * 7 + offset * 3) % 15),
          90 + person * 811 + offset * 3_100,
          0,
          locales[person] ?? 'en',
        ),
      ),
    ),
  ];
}

interface Line {
  text: string;
  photos: MessagePhoto[];
}

/** A line of a dialogue about a product; the number decides which photo it shows. */
function lineOf(written: string, product: ProductRow | undefined, locale: Locale, number: number): Line {
  const text = written.replace('{thing}', product?.name[locale] ?? '').replace(' {photo}', '');
  const hasPhoto = product !== undefined && written.endsWith('{photo}');
  return {
    text,
    photos: hasPhoto ? [{ productId: product.id, number: number % customerPhotoCount }] : [],
  };
}

/** Concatenates shuffled dialogues and returns the last `lines` lines. */
function linesOf(
  { lines, locale, endsWithPhoto }: ConversationSeed,
  products: readonly ProductRow[],
  dice: Dice,
): Line[] {
  const all: Line[] = [];
  let exchanges: (readonly string[])[] = [];
  const add = (dialogue: readonly string[]) => {
    const product = products.length === 0 ? undefined : dice.pick(products);
    all.push(...dialogue.map((line) => lineOf(line, product, locale, all.length)));
  };
  while (all.length < lines) {
    if (exchanges.length === 0) exchanges = dice.some(dialogues[locale], dialogues[locale].length);
    add(exchanges.pop() ?? []);
  }
  if (endsWithPhoto) add(dialogues[locale].find((exchange) => exchange.at(-1)?.endsWith('{photo}')) ?? []);
  return all.slice(-lines);
}

/** Creates the messages of a conversation, newest last, starting with a product card. */
function messagesOf(
  row: ConversationRow,
  conversation: ConversationSeed,
  products: readonly ProductRow[],
  dice: Dice,
): MessageRow[] {
  const lines = linesOf(conversation, products, dice);
  // A conversation with unread messages ends with a message of the shop.
  while (conversation.unread > 0 && lines.at(-1)?.text.startsWith('– ')) lines.pop();
  let at = row.lastMessageAt.getTime();
  const rows: MessageRow[] = lines.toReversed().map(({ text, photos }, index) => {
    const fromShopper = text.startsWith('– ');
    const message: MessageRow = {
      conversationId: row.id,
      type: fromShopper ? 'user' : 'shop',
      message: fromShopper ? text.slice(2) : text,
      photos,
      productId: null,
      isSeen: index >= conversation.unread,
      createdAt: new Date(at),
    };
    at -= minute * (dice.chance(0.12) ? dice.whole(400, 4_000) : dice.whole(1, 14));
    return message;
  });
  const [shown] = products;
  if (shown) {
    const card = { conversationId: row.id, type: 'user' as const, message: null, productId: shown.id };
    rows.push({ ...card, photos: [], isSeen: true, createdAt: new Date(at) });
  }
  return rows.reverse();
}

/** Creates thirty conversations, one of them with five hundred messages. Message ids are chronological. */
export function makeConversations(products: readonly ProductRow[], seed: number, now: Date) {
  const rows: ConversationRow[] = [];
  const messageRows: MessageRow[] = [];
  for (const [index, conversation] of conversationSeeds().entries()) {
    const dice = diceFor(seed, `talk ${conversation.userId} ${conversation.shop}`);
    const id = index + 1;
    const row = {
      id,
      userId: conversation.userId,
      shopId: shopId(conversation.shop),
      lastMessageAt: new Date(now.getTime() - conversation.minutesAgo * minute),
    };
    const offered = products.filter((product) => product.shopId === row.shopId).slice(0, 60);
    rows.push(row);
    messageRows.push(...messagesOf(row, conversation, dice.some(offered, 12), dice));
  }
  const inOrder = messageRows.sort(
    (one, other) => (one.createdAt?.getTime() ?? 0) - (other.createdAt?.getTime() ?? 0),
  );
  return { conversations: rows, messages: inOrder.map((message, index) => ({ id: index + 1, ...message })) };
}
