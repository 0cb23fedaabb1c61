import type { SagaGenerator } from 'typed-redux-saga';
import { put, select } from 'typed-redux-saga';
import { withdrawNotices } from '@/features/notices';
import { overlayClosed, selectIsOpen } from '@/features/overlays';

type State = Parameters<typeof selectIsOpen>[0];

/** The shopper pays or places again: what was said of an earlier payment is over. */
export function* withdrawCancellation(): SagaGenerator<void> {
  yield* withdrawNotices(['paymentCancelled']);
  if (yield* select((state: State) => selectIsOpen(state, 'orderPaymentCancel')))
    yield* put(overlayClosed('orderPaymentCancel'));
}
