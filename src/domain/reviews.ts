import type { Id } from './ids';
import type { Photo } from './photo';

export interface Review {
  id: Id;
  customerName: string;
  customerPhoto: string | null;
  /** 0 to 5. */
  rating: number;
  /** Whether the customer bought the product, as far as the server has a record of it. */
  isVerified: boolean;
  description: string;
  photos: Photo[];
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
  options: {
    hasStars: boolean;
    sorts: readonly ReviewSort[];
    /** Number of reviews with photos and the chosen stars; null if the server cannot filter by photos. */
    withPhotos: number | null;
  };
}

export const REVIEW_SORTS = ['newest', 'highest', 'lowest'] as const;
export type ReviewSort = (typeof REVIEW_SORTS)[number];

/** Which reviews are shown; the first sort order is the server's own. */
export interface ReviewChoice {
  stars: Stars | null;
  sort: ReviewSort;
  /** Only reviews with photos. */
  withPhotos: boolean;
}

/** Not those of the product list, which a shop's page has in the same query. */
const PARAMETERS = { stars: 'stars', sort: 'sort_reviews', withPhotos: 'with_photos' };

export const readReviewChoice = (query: URLSearchParams): ReviewChoice => ({
  stars: STARS.find((stars) => String(stars) === query.get(PARAMETERS.stars)) ?? null,
  sort: REVIEW_SORTS.find((sort) => sort === query.get(PARAMETERS.sort)) ?? REVIEW_SORTS[0],
  withPhotos: query.get(PARAMETERS.withPhotos) === '1',
});

/** The query with this choice, without defaults; the rest of it is preserved. */
export function withReviewChoice(query: URLSearchParams, choice: ReviewChoice): URLSearchParams {
  const next = new URLSearchParams(query);
  const values = {
    stars: choice.stars,
    sort: choice.sort === REVIEW_SORTS[0] ? null : choice.sort,
    withPhotos: choice.withPhotos ? 1 : null,
  };
  for (const name of ['stars', 'sort', 'withPhotos'] as const) {
    const value = values[name];
    if (value === null) next.delete(PARAMETERS[name]);
    else next.set(PARAMETERS[name], String(value));
  }
  return next;
}
