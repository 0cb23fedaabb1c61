import type { SagaGenerator } from 'typed-redux-saga';
import { call, put } from 'typed-redux-saga';
import type { ReviewEntry } from '@/api';
import { callEndpoint, ordersApi } from '@/api';
import { noticeOf, sayFormRefusal } from '@/features/notices';
import { overlayClosed } from '@/features/overlays';
import { dropDraft } from '@/shared/drafts';
import { REVIEW_CALL, reviewDraft } from './orderCalls';

/** A review of a product that was delivered: once per order and product (contract §4). */
export function* sendReview(entry: ReviewEntry): SagaGenerator<void> {
  const answer = yield* callEndpoint(
    ordersApi.endpoints.reviewProduct.initiate(entry, { fixedCacheKey: REVIEW_CALL }),
  );
  if (!answer.error) {
    dropDraft(reviewDraft(entry));
    yield* put(overlayClosed('order'));
    yield* put(noticeOf('reviewed'));
  } else yield* call(sayFormRefusal, answer.error);
}
