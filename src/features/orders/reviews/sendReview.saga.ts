import type { SagaGenerator } from 'typed-redux-saga';
import { call, put, select } from 'typed-redux-saga';
import type { ReviewEntry } from '@/api';
import { callEndpoint, hasLostWriteArrived, ordersApi } from '@/api';
import type { OrderDetail } from '@/domain/order';
import { noticeOf, showFormError } from '@/core/notices';
import { closeIfOpen, selectOverlay } from '@/core/overlays';
import { forget } from '@/shared/adapters';
import { dropDraft } from '@/shared/drafts';
import { reviewKey } from '../orders.keys';

const { getOrderDetails, reviewProduct } = ordersApi.endpoints;

/** Sends a review, which each product of an order can have once (R50): a second one would be refused. */
export function* sendReview(entry: ReviewEntry): SagaGenerator<void> {
  const dialog = yield* select(selectOverlay, 'order');
  const { error } = yield* callEndpoint(reviewProduct.initiate(entry, { fixedCacheKey: reviewKey(entry) }));
  const isReviewed = ({ lines }: OrderDetail) =>
    lines.some(({ productId, rating }) => productId === entry.productId && rating !== null);
  if (!error || (yield* hasLostWriteArrived(error, getOrderDetails, entry.orderId, isReviewed))) {
    entry.photos?.forEach(forget);
    dropDraft(reviewKey(entry));
    yield* call(closeIfOpen, dialog);
    yield* put(noticeOf('reviewed'));
  } else yield* call(showFormError, error);
}
