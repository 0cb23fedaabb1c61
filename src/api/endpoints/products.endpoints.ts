import type { ProductPage } from '@/domain/catalogue';
import type { Facets } from '@/domain/filters';
import { CATALOGUE_PAGE_SIZE } from '@/domain/paging';
import { api } from '../api';
import { productListWire } from '../wire/products.wire';

/** Filters (api §1), by their parameter names. */
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
    | 'min_rating'
    | 'min_price'
    | 'max_price'
    | 'sort_type'
    | 'on_sale'
    | 'in_stock'
    | 'page'
    | 'per_page',
    string | number
  >
>;

/** One page of products with the available filter options. */
export interface ProductList extends ProductPage {
  facets: Facets;
  /** The search in the spelling that the server expects; null if it has none. */
  correctedSearch: string | null;
}

export const productsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** GET /products: one page of matching products. */
    getProducts: build.query<ProductList, ProductQuery>({
      query: (query) => ({
        url: '/products',
        query: { page: 1, per_page: CATALOGUE_PAGE_SIZE, ...query },
        reads: productListWire,
        isPublic: true,
      }),
      providesTags: ['Localised', 'PerUser', 'Stock'],
    }),
  }),
});

export const { useGetProductsQuery } = productsApi;
