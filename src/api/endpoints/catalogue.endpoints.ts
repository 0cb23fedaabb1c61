import type { Category, Home, Product, ProductPage } from '@/domain/catalogue';
import { CATALOGUE_PAGE_SIZE } from '@/domain/paging';
import { api } from '../api';
import { categoriesWire, homeWire, recentViewsWire } from '../wire/catalogue.wire';

export const catalogueApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** GET /home: all sections of the home page, with the first page of `just_for_you`. */
    getHome: build.query<Home, void>({
      query: () => ({
        url: '/home',
        query: { page: 1, per_page: CATALOGUE_PAGE_SIZE },
        reads: homeWire,
        isPublic: true,
      }),
      providesTags: ['Localised', 'PerUser', 'Stock'],
    }),
    /** GET /home with a page: further pages of `just_for_you`; other sections are ignored. */
    getMoreForYou: build.infiniteQuery<ProductPage, void, number>({
      infiniteQueryOptions: {
        initialPageParam: 2,
        getNextPageParam: ({ total, products }, pages, page) =>
          products.length > 0 && page * CATALOGUE_PAGE_SIZE < total ? page + 1 : undefined,
      },
      query: ({ pageParam }) => ({
        url: '/home',
        query: { page: pageParam, per_page: CATALOGUE_PAGE_SIZE },
        reads: homeWire,
        isPublic: true,
      }),
      transformResponse: (home: Home) => home.justForYou,
      providesTags: ['Localised', 'PerUser', 'Stock'],
    }),
    /** GET /categories: all categories with their sub-categories. */
    getCategories: build.query<Category[], void>({
      query: () => ({ url: '/categories', query: { per_page: 100 }, reads: categoriesWire, isPublic: true }),
      transformResponse: ({ categories }: { categories: Category[] }) => categories,
      providesTags: ['Localised'],
    }),
    /** GET /recently-views: products that the signed-in shopper viewed, newest first. */
    getRecentViews: build.query<Product[], void>({
      query: () => ({ url: '/recently-views', reads: recentViewsWire }),
      transformResponse: ({ products }: { products: Product[] }) => products,
      providesTags: ['Localised'],
    }),
  }),
});

export const {
  useGetHomeQuery,
  useGetMoreForYouInfiniteQuery,
  useGetCategoriesQuery,
  useGetRecentViewsQuery,
} = catalogueApi;
