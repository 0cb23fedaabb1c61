import type { SagaGenerator } from 'typed-redux-saga';
import { call, put, select } from 'typed-redux-saga';
import type { ReviewEntry } from '@/api';
import { callEndpoint, ordersApi } from '@/api';
import { noticeOf, showFormError } from '@/core/notices';
import { closeSame, selectOverlay } from '@/core/overlays';
import { forget } from '@/shared/adapters';
import { dropDraft } from '@/shared/drafts';
import { reviewKey } from '../orders.keys';

/** Sends a review, which each product of an order can have once (R50). */
export function* sendReview(entry: ReviewEntry): SagaGenerator<void> {
  const dialog = yield* select(selectOverlay, 'order');
  const response = yield* callEndpoint(
    ordersApi.endpoints.reviewProduct.initiate(entry, { fixedCacheKey: reviewKey(entry) }),
  );
  if (!response.error) {
    entry.photos?.forEach(forget);
    dropDraft(reviewKey(entry));
    yield* call(closeSame, dialog);
    yield* put(noticeOf('reviewed'));
  } else yield* call(showFormError, response.error);
}
