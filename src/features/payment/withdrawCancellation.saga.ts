import type { SagaGenerator } from 'typed-redux-saga';
import { put, select } from 'typed-redux-saga';
import { withdrawNotices } from '@/core/notices';
import { overlayClosed, selectIsOpen } from '@/core/overlays';

type State = Parameters<typeof selectIsOpen>[0];

/** The shopper pays or places again: what was said of an earlier payment is over. */
export function* withdrawCancellation(): SagaGenerator<void> {
  yield* withdrawNotices(['paymentCanceled']);
  if (yield* select((state: State) => selectIsOpen(state, 'orderPaymentCancel')))
    yield* put(overlayClosed('orderPaymentCancel'));
}
