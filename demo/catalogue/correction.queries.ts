import { sql } from 'drizzle-orm';
import type { Backend } from '../backend';
import { products } from '../db/schema';
import type { Filters } from './filters';
import { listOf } from './products.queries';

/** Least similarity of a word that replaces a misspelt one: "lether" becomes leather, "zzzz" nothing. */
const LEAST = 0.3;

/** Shorter words are similar to too many others. */
const SHORTEST = 3;

/** The words of the products' names in all languages, the most frequent first. */
const vocabulary = (backend: Backend) =>
  backend.memory.remember('vocabulary', async () => {
    const rows = await backend.database.rows<{ word: string }>(sql`
      select lower(part) as word
      from ${products}, jsonb_each_text(${products.name}) as named(locale, title),
        regexp_split_to_table(title, '[[:space:][:punct:]]+') as part
      where length(part) >= ${SHORTEST}::int
      group by 1 order by count(*) desc, 1`);
    return JSON.stringify(rows.map(({ word }) => word));
  });

/** The most similar word of the vocabulary; of equal ones the most frequent. */
async function nearestWord(backend: Backend, word: string): Promise<string | undefined> {
  const [row] = await backend.database.rows<{ word: string }>(sql`
    select word
    from jsonb_array_elements_text(${await vocabulary(backend)}::jsonb) with ordinality as words(word, rank)
    where similarity(word, ${word}::text) >= ${LEAST}::float
    order by similarity(word, ${word}::text) desc, rank limit 1`);
  return row?.word;
}

/**
 * The search with each word that no product has replaced by the most similar one; null where the search
 * matches as it is typed, or the corrected one would find nothing among the filters either.
 */
export async function correctedSearch(backend: Backend, filters: Filters): Promise<string | null> {
  if (!filters.isForgiving) return null;
  const isKnown = async (search: string) => (await listOf(backend, { search }, undefined)).length > 0;
  const words = filters.search.trim().split(/\s+/).slice(0, 8);
  const corrected = await Promise.all(
    words.map(async (word) =>
      word.length < SHORTEST || (await isKnown(word)) ? word : nearestWord(backend, word.toLowerCase()),
    ),
  );
  if (corrected.includes(undefined)) return null;
  const search = corrected.join(' ');
  const found = await listOf(backend, { ...filters, search, isForgiving: false }, undefined);
  return found.length > 0 ? search : null;
}
