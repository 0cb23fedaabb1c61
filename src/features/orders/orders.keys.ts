import type { ReviewEntry } from '@/api';

/** `fixedCacheKey` of each call, from which the dialogs read progress. */
export const CANCEL_CALL = 'orderCancel';
export const AGAIN_CALL = 'orderAgain';
export const REVIEW_CALL = 'review';

/** Key of the in-memory draft of a review. */
export const reviewDraft = ({ orderId, productId }: Pick<ReviewEntry, 'orderId' | 'productId'>) =>
  `review:${orderId}:${productId}`;
