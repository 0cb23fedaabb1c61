import { desc, eq, and, isNotNull, sql } from 'drizzle-orm';
import type { Backend } from '../backend';
import type { Shop } from '../catalogue/lookups';
import { deliveryDaysOf } from '../catalogue/shopJson';
import { messages, products } from '../db/schema';
import { intlTag, type Locale } from '../languages';
import { searchable } from '../search';
import type { Message } from './chat.queries';
import { replyTemplates, clues, type Topic } from '../seed/replies';
import { characterOf } from '../seed/characters';

/** Guesses the topic of a message from its words. */
export function topicOf(message: string): Topic {
  const plain = searchable(message);
  const wordList = ` ${plain.replace(/[^\p{L}\p{N}]+/gu, ' ')} `;
  const clue = clues.find(
    ({ begins, holds }) =>
      begins.some((start) => wordList.includes(` ${start}`)) ||
      holds.some((fragment) => plain.includes(searchable(fragment))),
  );
  return clue?.topic ?? 'other';
}

/** Returns the product that was last shown in the conversation. */
async function productMentioned({ database: { db } }: Backend, conversationId: number, locale: Locale) {
  const [product] = await db
    .select({ name: sql<string>`${products.name} ->> ${locale}`, stock: products.stock })
    .from(messages)
    .innerJoin(products, eq(products.id, messages.productId))
    .where(and(eq(messages.conversationId, conversationId), isNotNull(messages.productId)))
    .orderBy(desc(messages.id))
    .limit(1);
  return product;
}

const fillIn = (text: string, params: Readonly<Record<string, string>>) =>
  text.replace(/\{(\w+)\}/g, (hole, name: string) => params[name] ?? hole);

/** Composes a shop's reply from its own data, in the style of its owner. */
export async function replyTo(
  backend: Backend,
  shop: Shop,
  conversationId: number,
  question: Message,
  locale: Locale,
): Promise<string> {
  const { opener, aside, sign } = characterOf(shop.id);
  const number = (value: number) => new Intl.NumberFormat(intlTag[locale]).format(value);
  const product = await productMentioned(backend, conversationId, locale);
  const detected = topicOf(question.message ?? '');
  const topic = detected === 'stock' && !product ? 'other' : detected;
  const kind = shop.isOnHoliday ? 'away' : topic === 'stock' && product?.stock === 0 ? 'soldOut' : topic;
  const text = fillIn(replyTemplates[kind][locale], {
    days: number(deliveryDaysOf(shop)),
    left: number(product?.stock ?? 0),
    product: product?.name ?? '',
    shop: shop.name,
  });
  // Every third reply gets an extra sentence, except automatic ones.
  const more = kind !== 'away' && question.id % 3 === 0 ? ` ${aside[locale]}` : '';
  return `${opener[locale]} ${text}${more}\n\u2014 ${sign}`;
}
