import { desc, eq, and, isNotNull, sql } from 'drizzle-orm';
import type { Backend } from '../backend';
import type { Shop } from '../catalogue/lookups';
import { deliveryDaysOf } from '../catalogue/shopJson';
import { messages, products } from '../db/schema';
import { intlTag, type Locale } from '../languages';
import { searchable } from '../search';
import type { Message } from './chat.queries';
import { answers, clues, type Topic } from '../seed/answers';
import { characterOf } from '../seed/characters';

/** What a message is about, as far as its words give it away. */
export function topicOf(message: string): Topic {
  const plain = searchable(message);
  const words = ` ${plain.replace(/[^\p{L}\p{N}]+/gu, ' ')} `;
  const clue = clues.find(
    ({ begins, holds }) =>
      begins.some((start) => words.includes(` ${start}`)) ||
      holds.some((part) => plain.includes(searchable(part))),
  );
  return clue?.topic ?? 'other';
}

/** The product that was last shown in the conversation. */
async function productSpokenOf({ database: { db } }: Backend, conversationId: number, locale: Locale) {
  const [product] = await db
    .select({ name: sql<string>`${products.name} ->> ${locale}`, stock: products.stock })
    .from(messages)
    .innerJoin(products, eq(products.id, messages.productId))
    .where(and(eq(messages.conversationId, conversationId), isNotNull(messages.productId)))
    .orderBy(desc(messages.id))
    .limit(1);
  return product;
}

const filled = (text: string, params: Readonly<Record<string, string>>) =>
  text.replace(/\{(\w+)\}/g, (hole, name: string) => params[name] ?? hole);

/** What a shop says to a message: true as far as the shop's own facts go, and in the manner of whoever runs it. */
export async function replyTo(
  backend: Backend,
  shop: Shop,
  conversationId: number,
  question: Message,
  locale: Locale,
): Promise<string> {
  const { opener, aside, sign } = characterOf(shop.id);
  const number = (value: number) => new Intl.NumberFormat(intlTag[locale]).format(value);
  const product = await productSpokenOf(backend, conversationId, locale);
  const asked = topicOf(question.message ?? '');
  const known = asked === 'stock' && !product ? 'other' : asked;
  const kind = shop.isOnHoliday ? 'away' : known === 'stock' && product?.stock === 0 ? 'soldOut' : known;
  const answer = filled(answers[kind][locale], {
    days: number(deliveryDaysOf(shop)),
    left: number(product?.stock ?? 0),
    product: product?.name ?? '',
    shop: shop.name,
  });
  // Every third time there is time for a word more; a machine has none.
  const more = kind !== 'away' && question.id % 3 === 0 ? ` ${aside[locale]}` : '';
  return `${opener[locale]} ${answer}${more}\n\u2014 ${sign}`;
}
