import type { ProductId, ShopId } from '@/domain/ids';
import { PRODUCT_REVIEW_PAGE_SIZE, SHOP_REVIEW_PAGE_SIZE } from '@/domain/paging';
import type { ReviewChoice, ReviewPage } from '@/domain/reviews';
import { api } from '../api';
import { reviewPageWire } from '../wire/reviews.wire';

/** Query for the reviews of a product, or of all products of a shop. */
export type ReviewSubject = { productId: ProductId } | { shopId: ShopId };

export const reviewsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** GET /reviews: one page of reviews, newest first by default, and the rating summary. */
    getReviews: build.query<ReviewPage, { subject: ReviewSubject; page: number } & Partial<ReviewChoice>>({
      query: ({ subject, page, stars, sort, withPhotos }) => ({
        url: '/reviews',
        query: {
          ...('productId' in subject
            ? { product_id: subject.productId, page, per_page: PRODUCT_REVIEW_PAGE_SIZE }
            : { shop_id: subject.shopId, page, per_page: SHOP_REVIEW_PAGE_SIZE }),
          ...(stars && { rating: stars }),
          ...(sort && { sort_type: sort }),
          ...(withPhotos && { with_photos: 1 }),
        },
        reads: reviewPageWire,
        isPublic: true,
      }),
      providesTags: ['Localised', 'Reviews'],
    }),
  }),
});

export const { useGetReviewsQuery } = reviewsApi;
