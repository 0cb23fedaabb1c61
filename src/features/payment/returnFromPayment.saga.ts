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
 * Handles a result route. A payment window posts the result to its opener and closes. With popups blocked the
 * gateway ran in this tab: the order history opens, and the outcome is read from the stored orders (R51).
 * A result URL without stored orders proves nothing about any order.
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
