import type { RootApiState } from '@/api';
import { findCached } from '@/api';
import type { Article } from '@/domain/article';

const ENDPOINTS: ReadonlySet<string | undefined> = new Set(['getArticles', 'getArticle']);

/** Title of an article that a cached response has, for a page that could not load the article itself. */
export const selectKnownArticleTitle = ({ api }: RootApiState, slug: string) =>
  findCached<Article>(api.queries, ENDPOINTS, (value) => ('slug' in value ? value.slug === slug : undefined))
    ?.title;
