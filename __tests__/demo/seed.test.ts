/** @jest-environment node */
import { getTableName } from 'drizzle-orm';
import { shopRowsOf } from '../../demo/seed';

const now = new Date('2026-11-21T12:00:00Z');
const few = { seed: 1, bulk: 120 };

/** Every row of every table, as text. */
async function written(recipe: { seed: number; bulk: number }): Promise<string> {
  const fillings = await shopRowsOf(recipe, now);
  return JSON.stringify(fillings.map(({ table, rows }) => [getTableName(table), rows]));
}

async function tables(): Promise<Map<string, readonly Record<string, unknown>[]>> {
  const fillings = await shopRowsOf(few, now);
  return new Map(
    fillings.map(({ table, rows }) => [getTableName(table), rows as readonly Record<string, unknown>[]]),
  );
}

it('makes the same shop from the same number, byte by byte, and another from another', async () => {
  const first = await written(few);
  expect(await written(few)).toBe(first);
  expect(await written({ ...few, seed: 2 })).not.toBe(first);
});

it('holds what a shop of this size has', async () => {
  const made = await tables();
  const count = (name: string) => made.get(name)?.length ?? 0;
  expect(count('shops')).toBe(14);
  expect(count('categories')).toBe(8);
  expect(count('products')).toBeGreaterThan(650 + 120);
  expect(count('coupons')).toBe(40);
  expect(count('conversations')).toBe(30);
  expect(count('articles')).toBe(12);
  expect(count('flash_sales')).toBe(3);
  expect(new Set(made.get('tickets')?.map(({ status }) => status))).toEqual(
    new Set(['pending', 'confirm', 'completed', 'cancel']),
  );
  expect(new Set(made.get('orders')?.map(({ orderStatus }) => orderStatus)).size).toBe(8);
  const lengths = new Map<unknown, number>();
  for (const { conversationId } of made.get('messages') ?? []) {
    lengths.set(conversationId, (lengths.get(conversationId) ?? 0) + 1);
  }
  expect(Math.max(...lengths.values())).toBeGreaterThanOrEqual(500);
  const places = new Map<unknown, number>();
  for (const { categoryId } of made.get('sub_categories') ?? []) {
    places.set(categoryId, (places.get(categoryId) ?? 0) + 1);
  }
  expect([...places.values()].every((size) => size >= 4 && size <= 6)).toBe(true);
});

it('says everything in three languages, and nothing to everybody', async () => {
  const made = await tables();
  const products = made.get('products') ?? [];
  const said = new Map<string, number>();
  for (const row of [...products, ...(made.get('articles') ?? []), ...(made.get('shops') ?? [])]) {
    for (const key of ['shortDescription', 'description', 'title', 'summary']) {
      const texts = row[key] as Record<'en' | 'ar' | 'ir', string> | undefined;
      if (!texts) continue;
      for (const text of Object.values(texts)) {
        expect(text.length).toBeGreaterThan(0);
        expect(text).not.toMatch(/lorem|ipsum|todo|\{\w+\}/i);
      }
      expect(texts.ar).toMatch(/[\u0600-\u06ff]/);
      expect(texts.ir).toMatch(/[\u0600-\u06ff]/);
    }
  }
  for (const { description } of products as unknown as { description: { en: string } }[]) {
    for (const [sentence] of description.en.matchAll(/<(p|li|h3)>.*?<\/\1>/g)) {
      said.set(sentence, (said.get(sentence) ?? 0) + 1);
    }
  }
  expect(Math.max(...said.values())).toBeLessThan(products.length / 4);
});
