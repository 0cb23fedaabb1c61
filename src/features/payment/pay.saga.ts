import type { SagaGenerator } from 'typed-redux-saga';
import { call, put } from 'typed-redux-saga';
import { callEndpoint, errorText, paymentApi } from '@/api';
import { noticeOf } from '@/core/notices';
import type { PayableOrder } from '@/domain/order';
import { concludePayment } from './concludePayment.saga';
import type { PaidOrders } from './paidOrders';
import { MAKE_PAYMENT_CALL } from './paymentCalls';
import type { paymentDue } from './payment.events';
import { payInWindow } from './payInWindow.saga';
import { closePaymentWindow, retainPaymentWindow } from './paymentWindow';
import { withdrawCancellation } from './withdrawCancellation.saga';

/** Pays the orders that were just placed. */
export function* payOrders({
  url,
  lastOrderId,
}: ReturnType<typeof paymentDue>['payload']): SagaGenerator<void> {
  yield* call(seePaymentThrough, url, { newerThan: lastOrderId });
}

/** Pays an order of the history, in a new payment. */
export function* payLater({ orderId, gateway }: PayableOrder): SagaGenerator<void> {
  yield* call(withdrawCancellation);
  const response = yield* callEndpoint(
    paymentApi.endpoints.openPayment.initiate({ orderId, gateway }, { fixedCacheKey: MAKE_PAYMENT_CALL }),
  );
  if (!response.error) {
    yield* call(retainPaymentWindow);
    yield* call(seePaymentThrough, response.data, { orderId });
    return;
  }
  yield* call(closePaymentWindow);
  if (response.error.status !== 401) yield* put(noticeOf('refused', { text: errorText(response.error) }));
}

function* seePaymentThrough(url: string, paid: PaidOrders): SagaGenerator<void> {
  const end = yield* call(payInWindow, url, paid);
  if (end !== 'gone') yield* call(concludePayment, end, paid);
}
