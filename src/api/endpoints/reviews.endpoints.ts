import type { ProductId, ShopId } from '@/domain/ids';
import { PRODUCT_REVIEW_PAGE_SIZE, SHOP_REVIEW_PAGE_SIZE } from '@/domain/paging';
import type { ReviewPage } from '@/domain/reviews';
import { api } from '../api';
import { reviewPageWire } from '../wire/reviews.wire';

/** Reviews of a product, or of everything that a shop sells. */
export type ReviewSubject = { productId: ProductId } | { shopId: ShopId };

export const reviewsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** GET /reviews: one page, newest first, and what all of them say together. */
    getReviews: build.query<ReviewPage, { subject: ReviewSubject; page: number }>({
      query: ({ subject, page }) => ({
        url: '/reviews',
        query:
          'productId' in subject
            ? { product_id: subject.productId, page, per_page: PRODUCT_REVIEW_PAGE_SIZE }
            : { shop_id: subject.shopId, page, per_page: SHOP_REVIEW_PAGE_SIZE },
        reads: reviewPageWire,
        isPublic: true,
      }),
      providesTags: ['Localised', 'Reviews'],
    }),
  }),
});

export const { useGetReviewsQuery } = reviewsApi;
