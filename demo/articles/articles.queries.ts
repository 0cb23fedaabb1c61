import { and, arrayOverlaps, desc, eq, inArray, ne, or, sql, type SQL } from 'drizzle-orm';
import type { Backend } from '../backend';
import { cardsOf, type CardRow } from '../catalogue/products.queries';
import { articleCategories, articles, tags } from '../db/schema';
import type { Slice } from '../http/input';
import type { Locale } from '../languages';

export type Article = typeof articles.$inferSelect;

const newestFirst = [desc(articles.createdAt), desc(articles.id)];

/** Articles with a future date are not published yet. */
const published = ({ clock }: Backend) => sql`${articles.createdAt} <= ${clock.now().toISOString()}`;

const within = (backend: Backend, categoryId: number | undefined): SQL | undefined =>
  and(published(backend), categoryId === undefined ? undefined : eq(articles.categoryId, categoryId));

export async function findArticles(
  backend: Backend,
  categoryId: number | undefined,
  { limit, offset }: Slice,
) {
  return backend.database.db
    .select()
    .from(articles)
    .where(within(backend, categoryId))
    .orderBy(...newestFirst)
    .limit(limit)
    .offset(offset);
}

export async function countArticles(backend: Backend, categoryId: number | undefined): Promise<number> {
  const [row] = await backend.database.db
    .select({ total: sql<number>`count(*)::int` })
    .from(articles)
    .where(within(backend, categoryId));
  return row?.total ?? 0;
}

export async function findArticleCategories({ database }: Backend) {
  return database.db.select().from(articleCategories).orderBy(articleCategories.position);
}

/** Returns the article and increments its view count. */
export async function openArticle(backend: Backend, slug: string): Promise<Article | undefined> {
  const [article] = await backend.database.db
    .update(articles)
    .set({ viewCount: sql`${articles.viewCount} + 1` })
    .where(and(eq(articles.slug, slug), published(backend)))
    .returning();
  return article;
}

const relatedLimit = 4;

/** Returns other articles of the same category or with a common tag. */
export async function relatedTo(backend: Backend, article: Article) {
  const alike = article.tagIds.length > 0 ? arrayOverlaps(articles.tagIds, article.tagIds) : undefined;
  return backend.database.db
    .select()
    .from(articles)
    .where(
      and(
        published(backend),
        ne(articles.id, article.id),
        or(eq(articles.categoryId, article.categoryId), alike),
      ),
    )
    .orderBy(...newestFirst)
    .limit(relatedLimit);
}

export async function popularBeside(backend: Backend, article: Article) {
  return backend.database.db
    .select()
    .from(articles)
    .where(and(published(backend), ne(articles.id, article.id)))
    .orderBy(desc(articles.viewCount), desc(articles.id))
    .limit(relatedLimit);
}

export async function tagsOf({ database }: Backend, article: Article) {
  if (article.tagIds.length === 0) return [];
  return database.db.select().from(tags).where(inArray(tags.id, article.tagIds)).orderBy(tags.id);
}

/** Returns the cards of the products that the article mentions, in its order. */
export const productsIn = (backend: Backend, article: Article, locale: Locale): Promise<CardRow[]> =>
  cardsOf(backend, locale, article.productIds);
