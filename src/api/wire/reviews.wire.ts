import * as v from 'valibot';
import type { RatingSummary, Review, ReviewPage } from '@/domain/reviews';
import { REVIEW_SORTS } from '@/domain/reviews';
import {
  count,
  dataOf,
  flag,
  id,
  list,
  number,
  optional,
  optionalNumber,
  optionalText,
  rating,
  requiredText,
  rows,
  text,
} from './lenient';
import { photos } from './photo.wire';

const review = v.pipe(
  v.object({
    id,
    customer_name: text,
    customer_profile: optionalText,
    rating,
    is_verified: flag,
    description: text,
    photos,
    created_at: text,
  }),
  v.transform((wire): Review => ({
    id: wire.id,
    customerName: wire.customer_name,
    customerPhoto: wire.customer_profile,
    rating: wire.rating,
    isVerified: wire.is_verified,
    description: wire.description,
    photos: wire.photos,
    createdAt: wire.created_at,
  })),
);

/** Percentage, 0 to 100. */
const share = v.pipe(
  number,
  v.transform((value) => Math.min(100, Math.max(0, value))),
);

const summary = v.pipe(
  v.object({
    rating,
    total_review: text,
    percentages: v.object({ 1: share, 2: share, 3: share, 4: share, 5: share }),
  }),
  v.transform((wire): RatingSummary => ({
    rating: wire.rating,
    totalReviews: wire.total_review,
    percentages: wire.percentages,
  })),
);

export const reviewPageWire = dataOf(
  v.pipe(
    v.object({
      total: count,
      reviews: rows(review),
      average_rating_percentage: optional(summary),
      filters: optional(
        v.object({ rating: flag, sort_types: list(requiredText), with_photos: optionalNumber }),
      ),
    }),
    v.transform((wire): ReviewPage => ({
      total: wire.total,
      reviews: wire.reviews,
      summary: wire.average_rating_percentage,
      options: {
        hasStars: wire.filters?.rating ?? false,
        withPhotos: wire.filters?.with_photos ?? null,
        sorts: REVIEW_SORTS.filter((sort) => wire.filters?.sort_types.includes(sort)),
      },
    })),
  ),
);
