import { dateText } from '../catalogue/reviews';
import type { articleCategories, tags } from '../db/schema';
import type { Locale } from '../languages';
import { articlePictureUrl, avatarUrl } from '../media/addresses';
import type { Article } from './articles.queries';
import { countWords } from './countWords';

type Category = typeof articleCategories.$inferSelect;

const NEW_FOR_MS = 14 * 86_400_000;

export const articleCategoryJson = ({ id, name }: Category, locale: Locale) => ({ id, name: name[locale] });

interface ArticleContext {
  categories: readonly Category[];
  locale: Locale;
  now: Date;
}

/** API §9, BLOG. */
export function articleJson(article: Article, { categories, locale, now }: ArticleContext) {
  const category = categories.find(({ id }) => id === article.categoryId);
  return {
    id: article.id,
    title: article.title[locale],
    slug: article.slug,
    category: category ? articleCategoryJson(category, locale) : null,
    post_by: { name: article.author, profile_photo: avatarUrl(article.author) },
    thumbnail: articlePictureUrl(article.id),
    thumbnail_focus: article.focus,
    total_views: article.viewCount,
    description: article.summary[locale],
    created_at: dateText(article.createdAt, locale),
    is_new: now.getTime() - article.createdAt.getTime() < NEW_FOR_MS,
    word_count: countWords(article.description[locale], locale),
  };
}

/** API §9, BLOG_DETAIL. */
export const articleDetailJson = (
  article: Article,
  tagRows: readonly (typeof tags.$inferSelect)[],
  context: ArticleContext,
) => ({
  ...articleJson(article, context),
  description: article.description[context.locale],
  tags: tagRows.map(({ id, name, slug }) => ({ id, name: name[context.locale], slug })),
});
