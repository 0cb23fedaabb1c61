import type { Category, ShopDetail, ShopPage } from '@/domain/catalogue';
import type { ShopId } from '@/domain/ids';
import { CATALOGUE_PAGE_SIZE } from '@/domain/paging';
import { api } from '../api';
import { categoriesWire } from '../wire/catalogue.wire';
import { shopPageWire, shopWire } from '../wire/shops.wire';

export const shopsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** GET /shops: one page of shops, filtered by name. */
    getShops: build.query<ShopPage, { search?: string; page: number }>({
      query: (query) => ({
        url: '/shops',
        query: { ...query, per_page: CATALOGUE_PAGE_SIZE },
        reads: shopPageWire,
        isPublic: true,
      }),
      providesTags: ['Localised', 'Reviews'],
    }),
    /** GET /shops/{id}: one shop with its descriptions; 404 for an unknown id. */
    getShop: build.query<ShopDetail, ShopId>({
      query: (id) => ({ url: `/shops/${id}`, reads: shopWire, isPublic: true }),
      providesTags: ['Localised', 'Reviews'],
    }),
    /** GET /shop-categories: all categories with products of the shop. */
    getShopCategories: build.query<Category[], ShopId>({
      query: (shopId) => ({
        url: '/shop-categories',
        query: { shop_id: shopId, per_page: 100 },
        reads: categoriesWire,
        isPublic: true,
      }),
      transformResponse: ({ categories }: { categories: Category[] }) => categories,
      providesTags: ['Localised'],
    }),
  }),
});

export const { useGetShopsQuery, useGetShopQuery, useGetShopCategoriesQuery } = shopsApi;
