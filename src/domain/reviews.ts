import type { Id } from './ids';

export interface Review {
  id: Id;
  customerName: string;
  customerPhoto: string | null;
  /** 0 to 5. */
  rating: number;
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
}
