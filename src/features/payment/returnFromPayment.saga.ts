import type { SagaGenerator } from 'typed-redux-saga';
import { call, put } from 'typed-redux-saga';
import { paths } from '@/domain/paths';
import { goTo } from '@/core/navigation';
import { noticeOf } from '@/core/notices';
import { replyToOpener } from '@/shared/adapters';
import { announceCancellation, concludePayment } from './concludePayment.saga';
import { recallPaidOrders } from './paidOrders';
import type { paymentReturned } from './payment.events';
import { PAYMENT_CHANNEL, WINDOW_NAME } from './paymentWindow';

/**
 * The payment's window tells the tab that opened it, and closes. Where popups are blocked the gateway had this very tab:
 * the order history opens, and what became of the payment is read from the orders that this tab left to pay for
 * (R51). An address that nobody left for says nothing about any order.
 */
export function* returnFromPayment(
  returned: ReturnType<typeof paymentReturned>['payload'],
): SagaGenerator<void> {
  const paid = recallPaidOrders();
  if (!paid && (yield* call(replyToOpener, PAYMENT_CHANNEL, returned, WINDOW_NAME))) return;
  yield* goTo(paths.orderHistory, 'REPLACE');
  if (paid) yield* call(concludePayment, returned.result, paid);
  else if (returned.result === 'cancel') yield* call(announceCancellation, []);
  else yield* put(noticeOf('paymentUnconfirmed'));
}
