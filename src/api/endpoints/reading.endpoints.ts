import type { ArticleDetails, ArticlePage, Policy } from '@/domain/article';
import type { Id } from '@/domain/ids';
import { CATALOGUE_PAGE_SIZE } from '@/domain/paging';
import { encodePart } from '@/domain/parseUrl';
import { api } from '../api';
import { articleDetailsWire, articlePageWire, policyWire } from '../wire/reading.wire';

export const readingApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** GET /blogs: one page of articles, newest first, and all categories. */
    getArticles: build.query<ArticlePage, { categoryId: Id | null; page: number }>({
      query: ({ categoryId, page }) => ({
        url: '/blogs',
        query: { category_id: categoryId, page, per_page: CATALOGUE_PAGE_SIZE },
        reads: articlePageWire,
        isPublic: true,
      }),
      providesTags: ['Localised'],
    }),
    /** GET /blog/{slug}/details: one article with related content; 400 for an unknown slug. */
    getArticle: build.query<ArticleDetails, string>({
      query: (slug) => ({
        url: `/blog/${encodePart(slug)}/details`,
        reads: articleDetailsWire,
        isPublic: true,
      }),
      providesTags: ['Localised', 'PerUser', 'Stock'],
    }),
    /** GET /legal-pages/{slug}: a legal page; empty for an unknown slug. */
    getPolicy: build.query<Policy, string>({
      query: (slug) => ({
        url: `/legal-pages/${encodePart(slug)}`,
        reads: policyWire,
        isPublic: true,
      }),
      providesTags: ['Localised'],
    }),
  }),
});

export const { useGetArticlesQuery, useGetArticleQuery, useGetPolicyQuery } = readingApi;
