import type { SagaGenerator } from 'typed-redux-saga';
import { call, put, select } from 'typed-redux-saga';
import { callEndpoint, isResponseLost, ordersApi, refetchQuery } from '@/api';
import type { OrderedAgain } from '@/domain/order';
import { paths } from '@/domain/paths';
import { isCash } from '@/domain/payment';
import { goTo, selectLocation } from '@/core/navigation';
import { noticeOf, showError, withdrawNotices } from '@/core/notices';
import type { Overlay } from '@/core/overlays';
import { closeIfOpen, overlayOpened, selectOverlay } from '@/core/overlays';
import {
  closePaymentWindow,
  retainPaymentWindow,
  paymentDue,
  withdrawCancellation,
} from '@/features/payment';
import { storeSecret, secretUuid } from '@/shared/adapters';
import { withSecrets } from '@/shared/saga';
import { refetchOrders } from '../refetchOrders.saga';
import { orderAgainConfirmed } from '../orders.events';

type Again = ReturnType<typeof orderAgainConfirmed>['payload'];

/** Where the press was made; what the shopper opens meanwhile stays open. */
interface Origin {
  dialog: Overlay | undefined;
  pathname: string;
}

/**
 * Handles "Order Again": one request per press; online payment continues in the window opened by the press.
 */
export function* orderAgain(again: Again): SagaGenerator<void> {
  yield* withdrawNotices(['orderUnknown']);
  yield* call(withdrawCancellation);
  try {
    yield* call(sendIfReachable, again);
  } finally {
    // Also when the session ends meanwhile.
    yield* call(closePaymentWindow);
  }
}

function* sendIfReachable(again: Again) {
  const origin = {
    dialog: yield* select(selectOverlay, 'order'),
    pathname: (yield* select(selectLocation)).pathname,
  };
  if (yield* call(isReachable, again, origin)) yield* call(send, again, origin);
}

/** Reads the order first: without a network nothing was sent, and the press is offered again (R81). */
function* isReachable(again: Again, origin: Origin): SagaGenerator<boolean> {
  const { error } = yield* refetchQuery(ordersApi.endpoints.getOrderDetails, again.orderId);
  if (error?.kind !== 'network') return true;
  yield* call(closeIfOpen, origin.dialog);
  yield* call(showError, error, orderAgainConfirmed(again));
  return false;
}

function* send(again: Again, origin: Origin) {
  const idempotencyKey = storeSecret(secretUuid());
  const response = yield* withSecrets(
    [idempotencyKey],
    callEndpoint(ordersApi.endpoints.orderAgain.initiate({ ...again, idempotencyKey }, { track: false })),
  );
  const isUnknown = response.error && isResponseLost(response.error);
  if (response.error && !isUnknown) {
    yield* call(showError, response.error);
    return;
  }
  yield* call(closeIfOpen, origin.dialog);
  if ((yield* select(selectLocation)).pathname === origin.pathname) yield* goTo(paths.orderHistory);
  if (response.data) yield* call(welcomeAgain, response.data, again.paymentMethod);
  else yield* call(showUnknown);
}

/** An order with cash is complete, whatever its response has (api §5). */
function* welcomeAgain({ orderId, paymentUrl }: OrderedAgain, paymentMethod: string) {
  if (paymentUrl === null || isCash(paymentMethod)) {
    yield* put(overlayOpened({ name: 'orderConfirm', newerThan: orderId && orderId - 1 }));
    return;
  }
  yield* call(retainPaymentWindow);
  yield* put(paymentDue({ url: paymentUrl, lastOrderId: orderId && orderId - 1 }));
}

/** The response was lost: the order history may list the order. */
function* showUnknown() {
  yield* put(noticeOf('orderUnknown'));
  yield* call(refetchOrders);
}
