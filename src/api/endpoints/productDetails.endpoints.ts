import type { ProductDetails } from '@/domain/catalogue';
import type { ProductId } from '@/domain/ids';
import { api } from '../api';
import { productDetailsWire } from '../wire/productDetails.wire';

/** Separate from the other catalog endpoints, to keep it out of the main bundle. */
export const productDetailsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** GET /product-details: one product with related ones; 422 for an unknown id. */
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
