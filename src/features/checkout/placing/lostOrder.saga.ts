import type { SagaGenerator } from 'typed-redux-saga';
import { all, call, put, select, spawn } from 'typed-redux-saga';
import { refetchQuery, ordersApi } from '@/api';
import type { OrderId } from '@/domain/ids';
import type { Order, OrderDetail, OrderPress } from '@/domain/order';
import { outcomeOf, ordersSince } from '@/domain/order';
import { LATE_ORDER_DELAY, LOST_ORDER_DELAYS } from '@/domain/timing';
import { noticeOf, unsentOffer } from '@/core/notices';
import { wait } from '@/shared/saga';
import { placeOrderPressed, placingEnded, selectIsPlacing, selectPress } from '../checkout.slice';
import { inTime } from './inTime.saga';
import { welcomeFoundOrder } from './orderPlaced.saga';

/** Outcome of a press: its orders, 'lost' if there are none, 'unknown' if the lookup failed. */
type Outcome = OrderDetail[] | 'lost' | 'unknown';

/** Id of the shopper's newest order, 0 when there is none, null when the request failed. */
export function* fetchNewestOrderId(): SagaGenerator<OrderId | null> {
  const orders = yield* call(fetchOrders);
  return orders && orders.reduce((newest, order) => Math.max(newest, order.id), 0);
}

/**
 * R47: the same key is never resent automatically. Instead the orders are
 * fetched, and a new order of these shops and this amount since the press is attributed to it. Polls several
 * times, as a slow server may still be processing the order.
 */
export function* lookUpLostOrder(press: OrderPress): SagaGenerator<Outcome> {
  let outcome: Outcome = 'unknown';
  if (press.lastOrderId === null) return outcome;
  for (const milliseconds of LOST_ORDER_DELAYS) {
    if (milliseconds > 0) yield* call(wait, milliseconds);
    outcome = yield* call(fetchOutcome, press);
    if (Array.isArray(outcome)) break;
  }
  return outcome;
}

/**
 * Resolves a press whose response was lost. If no order was placed, the shopper may press again; if the
 * lookup failed, the press is kept and looked up before the next one.
 */
export function* resolveLostOrder(press: OrderPress): SagaGenerator<void> {
  const outcome = yield* call(lookUpLostOrder, press);
  if (Array.isArray(outcome)) yield* call(welcomeFoundOrder, press, outcome);
  else if (outcome === 'unknown') yield* call(showUnknown, press);
  else {
    yield* put(placingEnded('lost'));
    yield* put(noticeOf('orderLost', { offer: unsentOffer(placeOrderPressed(press.kind)) }));
    yield* spawn(lookUpOnceMore, press);
  }
}

/** The order was placed, but its response has no payment URL: its orders show whether it is paid. */
export function* welcomeOrderWithoutUrl(press: OrderPress): SagaGenerator<void> {
  const outcome = yield* call(fetchOutcome, press);
  yield* call(welcomeFoundOrder, press, Array.isArray(outcome) ? outcome : []);
}

export function* showUnknown(press: OrderPress): SagaGenerator<void> {
  // Without a newest order id to compare with, a later lookup cannot succeed either.
  yield* put(placingEnded(press.lastOrderId === null ? 'refused' : 'unknown'));
  yield* put(noticeOf('orderUnknown'));
}

/** Checks again whether an unsuccessful press was placed after all, and if so handles its orders. */
export function* isPlacedAfterAll(press: OrderPress | null): SagaGenerator<boolean> {
  if (!press) return false;
  const outcome = yield* call(fetchOutcome, press);
  if (!Array.isArray(outcome)) return false;
  yield* call(welcomeFoundOrder, press, outcome);
  return true;
}

function* lookUpOnceMore(press: OrderPress) {
  yield* call(wait, LATE_ORDER_DELAY);
  if (!(yield* call(isStillDenied, press))) return;
  const outcome = yield* call(fetchOutcome, press);
  if (Array.isArray(outcome) && (yield* call(isStillDenied, press)))
    yield* call(welcomeFoundOrder, press, outcome);
}

/** False once another press has started: that one looks up the outcome by itself. */
function* isStillDenied({ key }: OrderPress): SagaGenerator<boolean> {
  return (yield* select(selectPress))?.key === key && !(yield* select(selectIsPlacing));
}

function* fetchOutcome(press: OrderPress): SagaGenerator<Outcome> {
  const orders = yield* call(fetchOrders);
  if (!orders) return 'unknown';
  const details = yield* all(
    ordersSince(orders, press).map((order) =>
      inTime(refetchQuery(ordersApi.endpoints.getOrderDetails, order.id)),
    ),
  );
  if (details.some((response) => response.error)) return 'unknown';
  return (
    outcomeOf(
      press,
      details.flatMap((response) => response.data ?? []),
    ) ?? 'lost'
  );
}

function* fetchOrders(): SagaGenerator<Order[] | null> {
  const response = yield* inTime(refetchQuery(ordersApi.endpoints.getOrders, { status: 'all', page: 1 }));
  return response.data ? response.data.orders : null;
}
