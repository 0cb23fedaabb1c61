import type { SagaGenerator } from 'typed-redux-saga';
import { put, select } from 'typed-redux-saga';
import { withdrawNotices } from '@/core/notices';
import { overlayClosed, selectIsOpen } from '@/core/overlays';

/** Closes notice and dialog of an earlier canceled payment when the shopper pays or orders again. */
export function* withdrawCancellation(): SagaGenerator<void> {
  yield* withdrawNotices(['paymentCanceled']);
  if (yield* select(selectIsOpen, 'orderPaymentCancel')) yield* put(overlayClosed('orderPaymentCancel'));
}
