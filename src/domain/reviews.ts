import type { Id } from './ids';

export interface Review {
  id: Id;
  customerName: string;
  customerPhoto: string | null;
  /** 0 to 5. */
  rating: number;
  description: string;
  /** A date as the server words it; never parsed. */
  createdAt: string;
}

export const STARS = [5, 4, 3, 2, 1] as const;
export type Stars = (typeof STARS)[number];

/** What all reviews say together. */
export interface RatingSummary {
  /** The average, 0 to 5. */
  rating: number;
  /** A ready-made text of the server, such as "1.2K". */
  totalReviews: string;
  /** Of a hundred reviews, how many gave so many stars. */
  percentages: Record<Stars, number>;
}

export interface ReviewPage {
  /** Number of all reviews, not of this page. */
  total: number;
  reviews: Review[];
  summary: RatingSummary | null;
}
