import type { ReviewEntry } from '@/api';
import type { OrderId } from '@/domain/ids';

/** Keys of the writes, from which the dialogs read progress. */
export const cancelCallOf = (orderId: OrderId) => `orderCancel ${orderId}`;
/** One key for all orders: a payment has one window. */
export const AGAIN_CALL = 'orderAgain';

/** `fixedCacheKey` and draft key of a review; separate for each product of an order. */
export const reviewKey = ({ orderId, productId }: Pick<ReviewEntry, 'orderId' | 'productId'>) =>
  `review:${orderId}:${productId}`;
