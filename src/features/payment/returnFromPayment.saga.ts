import type { SagaGenerator } from 'typed-redux-saga';
import { call, put } from 'typed-redux-saga';
import { paths } from '@/domain/paths';
import { goTo } from '@/features/navigation';
import { noticeOf } from '@/features/notices';
import { overlayOpened } from '@/features/overlays';
import { answerOpener } from '@/shared/adapters';
import type { paymentReturned } from './payment.events';
import { PAYMENT_CHANNEL } from './paymentWindow';

/**
 * The payment's window tells the tab that opened it, and closes. Where popups are blocked the gateway had this very tab:
 * the order history opens, and says what became of the payment (contract §5).
 */
export function* returnFromPayment(
  returned: ReturnType<typeof paymentReturned>['payload'],
): SagaGenerator<void> {
  if (yield* call(answerOpener, PAYMENT_CHANNEL, returned)) return;
  yield* goTo(paths.orderHistory, 'REPLACE');
  if (returned.result === 'success') {
    yield* put(overlayOpened({ name: 'orderConfirm', isPaid: true }));
    return;
  }
  yield* put(noticeOf('paymentCancelled'));
  yield* put(overlayOpened({ name: 'orderPaymentCancel' }));
}
