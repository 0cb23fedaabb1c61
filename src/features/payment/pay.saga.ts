import type { SagaGenerator } from 'typed-redux-saga';
import { call } from 'typed-redux-saga';
import { callEndpoint, paymentApi } from '@/api';
import { showError } from '@/core/notices';
import type { PayableOrder } from '@/domain/order';
import { concludePayment } from './concludePayment.saga';
import type { PaidOrders } from './paidOrders';
import { makePaymentCall } from './payment.keys';
import { makePaymentPressed } from './payment.events';
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
export function* payLater(order: PayableOrder): SagaGenerator<void> {
  const { orderId, gateway } = order;
  yield* call(withdrawCancellation);
  const response = yield* callEndpoint(
    paymentApi.endpoints.openPayment.initiate(
      { orderId, gateway },
      { fixedCacheKey: makePaymentCall(orderId) },
    ),
  );
  if (!response.error) {
    yield* call(retainPaymentWindow);
    yield* call(seePaymentThrough, response.data, { orderId });
    return;
  }
  yield* call(closePaymentWindow);
  yield* call(showError, response.error, makePaymentPressed(order));
}

function* seePaymentThrough(url: string, paid: PaidOrders): SagaGenerator<void> {
  const end = yield* call(payInWindow, url, paid);
  if (end !== 'gone') yield* call(concludePayment, end, paid);
}
