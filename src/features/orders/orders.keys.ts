import type { ReviewEntry } from '@/api';

/** `fixedCacheKey` of each call, from which the dialogs read progress. */
export const CANCEL_CALL = 'orderCancel';
export const AGAIN_CALL = 'orderAgain';

/** `fixedCacheKey` and draft key of a review; separate for each product of an order. */
export const reviewKey = ({ orderId, productId }: Pick<ReviewEntry, 'orderId' | 'productId'>) =>
  `review:${orderId}:${productId}`;
