import type { SagaGenerator } from 'typed-redux-saga';
import { call, put } from 'typed-redux-saga';
import { api, refetchQuery, ordersApi } from '@/api';
import type { Order } from '@/domain/order';
import { canPay, isCancelled, isPaid } from '@/domain/order';
import { isCash } from '@/domain/payment';
import { PAYMENT_CONFIRMATION_PAUSES } from '@/domain/timing';
import { noticeOf } from '@/core/notices';
import type { PayableOrder } from '@/core/overlays';
import { overlayClosed, overlayOpened } from '@/core/overlays';
import { wait } from '@/shared/saga';
import type { PaidOrders } from './paidOrders';
import type { PaymentResult } from './payment.events';
import { withdrawCancellation } from './withdrawCancellation.saga';

/**
 * Says what became of a payment. Paid is what the orders say (R52): neither a window nor an address
 * is believed. Cancel, closed by hand, or 3 minutes without an end: order-payment-cancel modal and the toast, the orders
 * stay in the history, payable from there (R51). 'open': the window did not tell.
 */
export function* concludePayment(end: PaymentResult | 'open', paid: PaidOrders): SagaGenerator<void> {
  const orders = yield* call(confirmedOrders, end, paid);
  yield* put(api.util.invalidateTags(['Orders']));
  if (arePaid(orders) || end === 'success') {
    yield* call(withdrawCancellation);
    const confirmation = arePaid(orders) ? { isPaid: true as const } : { isUnconfirmed: true as const };
    yield* put(overlayOpened({ name: 'orderConfirm', ...confirmation }));
    return;
  }
  yield* call(announceCancellation, orders);
}

/** "Payment Canceled" never stands beside "placed". */
export function* announceCancellation(orders: readonly Order[]): SagaGenerator<void> {
  yield* put(overlayClosed('orderConfirm'));
  yield* put(noticeOf('paymentCanceled'));
  yield* put(overlayOpened({ name: 'orderPaymentCancel', ...onlyOne(orders.filter(canPay)) }));
}

/** A gateway may tell the shop a moment later than the shopper's window. */
function* confirmedOrders(end: PaymentResult | 'open', paid: PaidOrders): SagaGenerator<Order[]> {
  let orders = yield* call(readOrders, paid);
  const delays = end === 'success' ? PAYMENT_CONFIRMATION_PAUSES : [];
  for (const milliseconds of delays) {
    if (arePaid(orders)) break;
    yield* call(wait, milliseconds);
    orders = yield* call(readOrders, paid);
  }
  return orders;
}

function arePaid(orders: readonly Order[]): boolean {
  const standing = orders.filter((order) => !isCancelled(order));
  return standing.length > 0 && standing.every(isPaid);
}

function onlyOne([order, ...others]: readonly Order[]): { order?: PayableOrder } {
  return order && others.length === 0 ? { order: { orderId: order.id, gateway: order.paymentMethod } } : {};
}

/** None where the server cannot be asked. */
function* readOrders(paid: PaidOrders): SagaGenerator<Order[]> {
  if ('orderId' in paid) {
    const { data } = yield* refetchQuery(ordersApi.endpoints.getOrderDetails, paid.orderId);
    return data ? [data] : [];
  }
  const { newerThan } = paid;
  if (newerThan === null) return [];
  const { data } = yield* refetchQuery(ordersApi.endpoints.getOrders, { status: 'all', page: 1 });
  return data?.orders.filter(({ id, paymentMethod }) => id > newerThan && !isCash(paymentMethod)) ?? [];
}
