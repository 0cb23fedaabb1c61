import type { FlashSale, ProductPage } from '@/domain/catalogue';
import type { Id } from '@/domain/ids';
import { CATALOGUE_PAGE_SIZE } from '@/domain/paging';
import { api } from '../api';
import { flashSalePageWire, flashSalesWire } from '../wire/flashSale.wire';

/** Flash sale with one page of its products. */
export interface FlashSalePage extends ProductPage {
  sale: FlashSale;
}

export const flashSaleApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** GET /flash-sales: the running sale, or null. */
    getFlashSales: build.query<FlashSale | null, void>({
      query: () => ({ url: '/flash-sales', reads: flashSalesWire, isPublic: true }),
      providesTags: ['Localised'],
    }),
    /**
     * GET /flash-sale/{id}/details: also before and after the sale, with the prices of that time; 404 for an
     * unknown id.
     */
    getFlashSale: build.query<FlashSalePage, { id: Id; categoryId: Id | null; page: number }>({
      query: ({ id, categoryId, page }) => ({
        url: `/flash-sale/${id}/details`,
        query: { category_id: categoryId, page, per_page: CATALOGUE_PAGE_SIZE },
        reads: flashSalePageWire,
        isPublic: true,
      }),
      providesTags: ['Localised', 'PerUser', 'Stock'],
    }),
  }),
});

export const { useGetFlashSaleQuery, useGetFlashSalesQuery } = flashSaleApi;
