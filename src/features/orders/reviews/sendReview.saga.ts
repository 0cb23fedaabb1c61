import type { SagaGenerator } from 'typed-redux-saga';
import { call, put, select } from 'typed-redux-saga';
import type { ApiError, ReviewEntry } from '@/api';
import { callEndpoint, isResponseLost, ordersApi, refetchQuery } from '@/api';
import { noticeOf, showFormError } from '@/core/notices';
import { closeSame, selectOverlay } from '@/core/overlays';
import { forget } from '@/shared/adapters';
import { dropDraft } from '@/shared/drafts';
import { reviewKey } from '../orders.keys';

/** Sends a review, which each product of an order can have once (R50). */
export function* sendReview(entry: ReviewEntry): SagaGenerator<void> {
  const dialog = yield* select(selectOverlay, 'order');
  const { error } = yield* callEndpoint(
    ordersApi.endpoints.reviewProduct.initiate(entry, { fixedCacheKey: reviewKey(entry) }),
  );
  if (!error || (yield* call(isReviewedAfterAll, error, entry))) {
    entry.photos?.forEach(forget);
    dropDraft(reviewKey(entry));
    yield* call(closeSame, dialog);
    yield* put(noticeOf('reviewed'));
  } else yield* call(showFormError, error);
}

/** Whether the server stored the review although the response was lost: a second one is refused. */
function* isReviewedAfterAll(error: ApiError, { orderId, productId }: ReviewEntry): SagaGenerator<boolean> {
  if (!isResponseLost(error)) return false;
  const { data } = yield* refetchQuery(ordersApi.endpoints.getOrderDetails, orderId);
  return data?.lines.some((line) => line.productId === productId && line.rating !== null) ?? false;
}
