import type { SagaGenerator } from 'typed-redux-saga';
import { call, cancel, fork, put, race, spawn, take } from 'typed-redux-saga';
import { api, refetchQuery, ordersApi } from '@/api';
import type { Order, PayableOrder } from '@/domain/order';
import { canPay, isCancelled, isPaid } from '@/domain/order';
import { isCash } from '@/domain/payment';
import { PAYMENT_CONFIRMATION_DELAYS } from '@/domain/timing';
import { noticeOf } from '@/core/notices';
import { overlayClosed, overlayOpened } from '@/core/overlays';
import { sessionEnded } from '@/core/session';
import { wait } from '@/shared/saga';
import type { PaidOrders } from './paidOrders';
import type { PaymentResult } from './payment.events';
import { makePaymentPressed, paymentDue } from './payment.events';
import { withdrawCancellation } from './withdrawCancellation.saga';

/**
 * Concludes a payment in the background until the session ends: a press on "Make Payment" of another order
 * must not cancel the outcome of this one.
 */
export function* concludePayment(end: PaymentResult | 'open', paid: PaidOrders): SagaGenerator<void> {
  yield* spawn(function* () {
    yield* race([call(showOutcome, end, paid), take(sessionEnded)]);
  });
}

/**
 * Shows the outcome of a payment. Whether it is paid is read from the orders (R52),
 * never from a window message or a URL. Canceled, closed, or timed out after 3 minutes: order-payment-cancel
 * modal and the toast; the orders stay in the history, payable from there (R51). 'open': the window
 * reported no result. "Payment Canceled" must not be shown next to the window of a later payment.
 */
function* showOutcome(end: PaymentResult | 'open', paid: PaidOrders): SagaGenerator<void> {
  const laterPayment = yield* fork(function* () {
    yield* take([makePaymentPressed, paymentDue]);
  });
  const orders = yield* call(confirmedOrders, end, paid);
  const isReplaced = !laterPayment.isRunning();
  yield* cancel(laterPayment);
  yield* put(api.util.invalidateTags(['Orders']));
  if (arePaid(orders) || end === 'success') {
    yield* call(withdrawCancellation);
    const confirmation = arePaid(orders) ? { isPaid: true as const } : { isUnconfirmed: true as const };
    yield* put(overlayOpened({ name: 'orderConfirm', ...confirmation, ...placedBefore(paid) }));
    return;
  }
  if (!isReplaced) yield* call(announceCancellation, orders);
}

/** Closes the order confirmation first: "Payment Canceled" must not be shown next to "placed". */
export function* announceCancellation(orders: readonly Order[]): SagaGenerator<void> {
  yield* put(overlayClosed('orderConfirm'));
  yield* put(noticeOf('paymentCanceled'));
  yield* put(overlayOpened({ name: 'orderPaymentCancel', ...onlyOne(orders.filter(canPay)) }));
}

/** Polls after a success: a gateway may notify the server later than the shopper's window. */
function* confirmedOrders(end: PaymentResult | 'open', paid: PaidOrders): SagaGenerator<Order[]> {
  let orders = yield* call(readOrders, paid);
  const delays = end === 'success' ? PAYMENT_CONFIRMATION_DELAYS : [];
  for (const milliseconds of delays) {
    if (arePaid(orders)) break;
    yield* call(wait, milliseconds);
    orders = yield* call(readOrders, paid);
  }
  return orders;
}

/** For the confirmation: an order that is paid later was confirmed before. */
const placedBefore = (paid: PaidOrders) => ('newerThan' in paid ? paid : {});

function arePaid(orders: readonly Order[]): boolean {
  const active = orders.filter((order) => !isCancelled(order));
  return active.length > 0 && active.every(isPaid);
}

function onlyOne([order, ...others]: readonly Order[]): { order?: PayableOrder } {
  return order && others.length === 0 ? { order: { orderId: order.id, gateway: order.paymentMethod } } : {};
}

/** Fetches the orders of the payment; empty if the request fails. */
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
