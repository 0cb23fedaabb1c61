import type { ShopPage } from '@/domain/catalogue';
import { CATALOGUE_PAGE_SIZE } from '@/domain/paging';
import { api } from '../api';
import { shopPageWire } from '../wire/shops.wire';

export const shopsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** GET /shops: one page of the shops whose name matches. */
    getShops: build.query<ShopPage, { search?: string; page: number }>({
      query: (query) => ({
        url: '/shops',
        query: { ...query, per_page: CATALOGUE_PAGE_SIZE },
        reads: shopPageWire,
        isPublic: true,
      }),
      providesTags: ['Localised'],
    }),
  }),
});

export const { useGetShopsQuery } = shopsApi;
