import type { SagaGenerator } from 'typed-redux-saga';
import { call, put } from 'typed-redux-saga';
import { api, callAnew, callEndpoint, errorText, ordersApi, paymentApi } from '@/api';
import type { OrderId } from '@/domain/ids';
import type { Order } from '@/domain/order';
import { canPay } from '@/domain/order';
import { noticeOf } from '@/features/notices';
import type { PayableOrder } from '@/features/overlays';
import { overlayClosed, overlayOpened } from '@/features/overlays';
import { MAKE_PAYMENT_CALL } from './paymentCalls';
import type { paymentDue } from './payment.events';
import { payInWindow } from './payInWindow.saga';
import { closePaymentWindow, keepPaymentWindow } from './paymentWindow';

/** Orders were just placed. */
export function* payOrders({
  url,
  lastOrderId,
}: ReturnType<typeof paymentDue>['payload']): SagaGenerator<void> {
  yield* call(seePaymentThrough, url, () => newOrders(lastOrderId));
}

/** An order of the history is to be paid: in a payment of its own. */
export function* payLater({ orderId, gateway }: PayableOrder): SagaGenerator<void> {
  yield* put(overlayClosed('orderPaymentCancel'));
  const answer = yield* callEndpoint(
    paymentApi.endpoints.openPayment.initiate({ orderId, gateway }, { fixedCacheKey: MAKE_PAYMENT_CALL }),
  );
  if (!answer.error) {
    yield* call(keepPaymentWindow);
    yield* call(seePaymentThrough, answer.data, () => orderById(orderId));
    return;
  }
  yield* call(closePaymentWindow);
  if (answer.error.status !== 401) yield* put(noticeOf('refused', { text: errorText(answer.error) }));
}

/**
 * Success: order-confirm modal. Cancel, closed by hand, or 3 minutes without an end: order-payment-cancel modal and the
 * toast, the orders stay in the history, payable from there (contract §5). Where the window did not tell, the server is
 * asked first, for the money may be gone although the window is closed.
 */
function* seePaymentThrough(url: string, findOrders: () => SagaGenerator<Order[]>): SagaGenerator<void> {
  const end = yield* call(payInWindow, url);
  if (end === 'gone') return;
  const orders = yield* call(findOrders);
  yield* put(api.util.invalidateTags(['Orders']));
  const isPaid = orders.length > 0 && orders.every(({ paymentStatus }) => paymentStatus === 'Paid');
  if (end === 'success' || (end === 'open' && isPaid)) {
    yield* put(overlayOpened({ name: 'orderConfirm', isPaid: true }));
    return;
  }
  yield* put(noticeOf('paymentCancelled'));
  yield* put(overlayOpened({ name: 'orderPaymentCancel', ...onlyOne(orders.filter(canPay)) }));
}

function onlyOne([order, ...others]: readonly Order[]): { order?: PayableOrder } {
  return order && others.length === 0 ? { order: { orderId: order.id, gateway: order.paymentMethod } } : {};
}

function* newOrders(lastOrderId: OrderId | null): SagaGenerator<Order[]> {
  if (lastOrderId === null) return [];
  const answer = yield* callAnew(ordersApi.endpoints.getOrders, { status: 'all', page: 1 });
  return answer.data?.orders.filter(({ id }) => id > lastOrderId) ?? [];
}

function* orderById(orderId: OrderId): SagaGenerator<Order[]> {
  const answer = yield* callAnew(ordersApi.endpoints.getOrderDetails, orderId);
  return answer.data ? [answer.data] : [];
}
