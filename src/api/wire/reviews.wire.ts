import * as v from 'valibot';
import type { RatingSummary, Review, ReviewPage } from '@/domain/reviews';
import { count, dataOf, id, number, optional, optionalText, rating, rows, text } from './lenient';

const review = v.pipe(
  v.object({
    id,
    customer_name: text,
    customer_profile: optionalText,
    rating,
    description: text,
    created_at: text,
  }),
  v.transform((wire): Review => ({
    id: wire.id,
    customerName: wire.customer_name,
    customerPhoto: wire.customer_profile,
    rating: wire.rating,
    description: wire.description,
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
    v.object({ total: count, reviews: rows(review), average_rating_percentage: optional(summary) }),
    v.transform((wire): ReviewPage => ({
      total: wire.total,
      reviews: wire.reviews,
      summary: wire.average_rating_percentage,
    })),
  ),
);
