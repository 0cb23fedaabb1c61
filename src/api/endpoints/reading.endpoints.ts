import type { ArticleDetails, ArticlePage, Policy } from '@/domain/article';
import type { Id } from '@/domain/ids';
import { CATALOGUE_PAGE_SIZE } from '@/domain/paging';
import { encodePart } from '@/domain/parseUrl';
import { api } from '../api';
import { articleDetailsWire, articlePageWire, policyWire } from '../wire/reading.wire';

export const readingApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** GET /blogs: one page of the articles, newest first, and the categories that there are. */
    getArticles: build.query<ArticlePage, { categoryId: Id | null; page: number }>({
      query: ({ categoryId, page }) => ({
        url: '/blogs',
        query: { category_id: categoryId, page, per_page: CATALOGUE_PAGE_SIZE },
        reads: articlePageWire,
        isPublic: true,
      }),
      providesTags: ['Localised'],
    }),
    /** GET /blog/{slug}/details: an article with what belongs to it; an unknown one is a 400. */
    getArticle: build.query<ArticleDetails, string>({
      query: (slug) => ({
        url: `/blog/${encodePart(slug)}/details`,
        reads: articleDetailsWire,
        isPublic: true,
      }),
      providesTags: ['Localised', 'PerUser'],
    }),
    /** GET /legal-pages/{slug}: an unknown one is empty. */
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
