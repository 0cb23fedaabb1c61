import type { ReviewEntry } from '@/api';

/** The cache entries in which the dialogs see progress. */
export const CANCEL_CALL = 'orderCancel';
export const AGAIN_CALL = 'orderAgain';
export const REVIEW_CALL = 'review';

/** Under this name an unsent review is kept in memory. */
export const reviewDraft = ({ orderId, productId }: Pick<ReviewEntry, 'orderId' | 'productId'>) =>
  `review:${orderId}:${productId}`;
