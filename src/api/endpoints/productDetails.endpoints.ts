import type { ProductDetails } from '@/domain/catalogue';
import type { ProductId } from '@/domain/ids';
import { api } from '../api';
import { productDetailsWire } from '../wire/productDetails.wire';

/** Apart from the other reads of the catalogue, for the first page does without it. */
export const productDetailsApi = api.injectEndpoints({
  endpoints: (build) => ({
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
  }),
});

export const { useGetProductDetailsQuery } = productDetailsApi;
