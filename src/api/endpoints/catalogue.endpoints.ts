import type { Category, Home, Product, ProductDetails, ProductPage } from '@/domain/catalogue';
import type { ProductId } from '@/domain/ids';
import { CATALOGUE_PAGE_SIZE } from '@/domain/paging';
import { api } from '../api';
import {
  categoriesWire,
  homeWire,
  productDetailsWire,
  productPageWire,
  recentViewsWire,
} from '../wire/catalogue.wire';

/** The filters of the contract (§1), by their names in the address. */
export type ProductQuery = Partial<
  Record<
    | 'search'
    | 'shop_id'
    | 'category_id'
    | 'sub_category_id'
    | 'brand_id'
    | 'color_id'
    | 'size_id'
    | 'rating'
    | 'min_price'
    | 'max_price'
    | 'sort_type'
    | 'page',
    string | number
  >
>;

export const catalogueApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** GET /home: the first page of everything on the home page. */
    getHome: build.query<Home, void>({
      query: () => ({
        url: '/home',
        query: { page: 1, per_page: CATALOGUE_PAGE_SIZE },
        reads: homeWire,
        isPublic: true,
      }),
      providesTags: ['Localised', 'PerUser'],
    }),
    /** Further pages of /home, of which only `just_for_you` is read. */
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
      providesTags: ['Localised', 'PerUser'],
    }),
    /** GET /categories with their sub-categories, all of them. */
    getCategories: build.query<Category[], void>({
      query: () => ({ url: '/categories', query: { per_page: 100 }, reads: categoriesWire, isPublic: true }),
      transformResponse: ({ categories }: { categories: Category[] }) => categories,
      providesTags: ['Localised'],
    }),
    /** GET /products: one page of the products that match. */
    getProducts: build.query<ProductPage, ProductQuery>({
      query: (query) => ({
        url: '/products',
        query: { page: 1, per_page: CATALOGUE_PAGE_SIZE, ...query },
        reads: productPageWire,
        isPublic: true,
      }),
      providesTags: ['Localised', 'PerUser', 'Stock'],
    }),
    /** GET /product-details; an unknown product is a 422. */
    getProductDetails: build.query<ProductDetails, ProductId>({
      query: (productId) => ({
        url: '/product-details',
        query: { product_id: productId },
        reads: productDetailsWire,
        isPublic: true,
      }),
      providesTags: ['Localised', 'PerUser', 'Stock'],
    }),
    /** GET /recently-views of the signed-in shopper, newest first. */
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
  useGetProductsQuery,
  useGetProductDetailsQuery,
  useGetRecentViewsQuery,
} = catalogueApi;
