import type { Id } from './ids';

export interface Review {
  id: Id;
  customerName: string;
  customerPhoto: string | null;
  /** 0 to 5. */
  rating: number;
  /** Whether the server knows that the customer bought the product. */
  isVerified: boolean;
  description: string;
  /** Date as display text of the server; never parsed. */
  createdAt: string;
}

export const STARS = [5, 4, 3, 2, 1] as const;
export type Stars = (typeof STARS)[number];

/** Summary over all reviews. */
export interface RatingSummary {
  /** The average, 0 to 5. */
  rating: number;
  /** Preformatted text of the server, such as "1.2K". */
  totalReviews: string;
  /** Percentage of reviews per number of stars. */
  percentages: Record<Stars, number>;
}

export interface ReviewPage {
  /** Number of reviews, across all pages. */
  total: number;
  reviews: Review[];
  summary: RatingSummary | null;
  /** What the server can filter and sort by (R110). */
  options: { hasStars: boolean; sorts: readonly ReviewSort[] };
}

export const REVIEW_SORTS = ['newest', 'highest', 'lowest'] as const;
export type ReviewSort = (typeof REVIEW_SORTS)[number];

/** Which reviews are shown; the first sort order is the server's own. */
export interface ReviewChoice {
  stars: Stars | null;
  sort: ReviewSort;
}

/** Not those of the product list, which a shop's page has in the same query. */
const PARAMETERS = { stars: 'stars', sort: 'sort_reviews' };

export const readReviewChoice = (query: URLSearchParams): ReviewChoice => ({
  stars: STARS.find((stars) => String(stars) === query.get(PARAMETERS.stars)) ?? null,
  sort: REVIEW_SORTS.find((sort) => sort === query.get(PARAMETERS.sort)) ?? REVIEW_SORTS[0],
});

/** The query with this choice, without defaults; the rest of it is preserved. */
export function withReviewChoice(query: URLSearchParams, { stars, sort }: ReviewChoice): URLSearchParams {
  const next = new URLSearchParams(query);
  if (stars) next.set(PARAMETERS.stars, String(stars));
  else next.delete(PARAMETERS.stars);
  if (sort === REVIEW_SORTS[0]) next.delete(PARAMETERS.sort);
  else next.set(PARAMETERS.sort, sort);
  return next;
}
