import type { SagaGenerator } from 'typed-redux-saga';
import { put, select } from 'typed-redux-saga';
import { withdrawNotices } from '@/core/notices';
import { overlayClosed, selectIsOpen } from '@/core/overlays';

type State = Parameters<typeof selectIsOpen>[0];

/** Closes notice and dialog of an earlier canceled payment when the shopper pays or orders again. */
export function* withdrawCancellation(): SagaGenerator<void> {
  yield* withdrawNotices(['paymentCanceled']);
  if (yield* select((state: State) => selectIsOpen(state, 'orderPaymentCancel')))
    yield* put(overlayClosed('orderPaymentCancel'));
}
