import type { SagaGenerator } from 'typed-redux-saga';
import { call, join, put, race, select, spawn } from 'typed-redux-saga';
import type { ApiError, CheckoutQuery } from '@/api';
import { callAnew, callEndpoint, cartApi, errorText, isAnswerLost, placingApi } from '@/api';
import type { Checkout } from '@/domain/cart';
import { basisOf } from '@/domain/cart';
import type { CheckoutKind } from '@/domain/checkout';
import { toCents } from '@/domain/money';
import { NEWEST_ORDER_PATIENCE } from '@/domain/timing';
import { cartOutdated } from '@/features/cart';
import { noticeOf } from '@/features/notices';
import { closePaymentWindow } from '@/features/payment';
import { selectIsSignedIn } from '@/features/session';
import { random, takeLock } from '@/shared/adapters';
import { wait } from '@/shared/saga';
import {
  selectAddressInUse,
  selectCheckoutQuery,
  selectMissing,
  selectPaymentMethod,
  selectShownCheckout,
} from './checkout.selectors';
import type { placeOrderPressed } from './checkout.slice';
import { lostOrderSought, placingEnded, placingStarted, selectNote, selectPress } from './checkout.slice';
import { askNewestOrderId, sayUnknown, seekLostOrder, settleLostOrder } from './lostOrder.saga';
import { welcomeFoundOrder, welcomeOrder } from './orderStands.saga';

/** One placing at a time in this browser: a second tab waits, and then sees a cart without what was bought. */
const LOCK = 'storefront:placing';

type NoticeEvent = ReturnType<typeof noticeOf>;

/**
 * "Place Order": what is missing is said, a changed price is shown first, and no press becomes two orders. Without a
 * press, a reload came between one and its answer: its story is told to its end.
 */
export function* placeOrder(pressed?: ReturnType<typeof placeOrderPressed>): SagaGenerator<void> {
  if (pressed) yield* call(alone, () => placeUnlessPlaced(pressed.payload.kind));
  else yield* call(finishEarlierPress);
}

function* finishEarlierPress(): SagaGenerator<void> {
  const press = yield* select(selectPress);
  if (!press || !(yield* select(selectIsSignedIn))) return;
  yield* put(lostOrderSought());
  yield* call(alone, () => settleLostOrder(press));
}

function* alone(story: () => SagaGenerator<void>): SagaGenerator<void> {
  const release = yield* call(takeLock, LOCK);
  try {
    yield* call(story);
  } finally {
    release();
    closePaymentWindow();
  }
}

/** Of an earlier press that nobody could tell about, the outcome comes first. */
function* placeUnlessPlaced(kind: CheckoutKind): SagaGenerator<void> {
  const earlier = yield* select(selectPress);
  const outcome = earlier ? yield* call(seekLostOrder, earlier) : 'lost';
  if (earlier && Array.isArray(outcome)) yield* call(welcomeFoundOrder, earlier, outcome);
  else if (earlier && outcome === 'unknown') yield* call(sayUnknown, earlier);
  else yield* call(placeAnew, kind);
}

function* placeAnew(kind: CheckoutKind): SagaGenerator<void> {
  const missing = yield* select(selectMissing, kind);
  const query = yield* select(selectCheckoutQuery, kind);
  const address = yield* select(selectAddressInUse);
  const method = yield* select(selectPaymentMethod);
  if (missing !== null || !query || !address || !method) {
    yield* call(stop, noticeOf('somethingMissing', { text: { key: missing ?? '' } }));
    return;
  }
  const shown = yield* select(selectShownCheckout, kind);
  const asked = yield* spawn(askNewestOrderId);
  const fresh = yield* call(askFigures, query);
  const { lastOrderId = null } = yield* race({
    lastOrderId: join(asked),
    isOver: call(wait, NEWEST_ORDER_PATIENCE),
  });
  const objection = fresh.data
    ? whatChanged(shown, fresh.data, query)
    : noticeOf('refused', { text: errorText(fresh.error) });
  // A 401 has ended the session, which is said once and elsewhere.
  if (fresh.error?.status === 401) return;
  if (objection) yield* call(stop, objection);
  if (!fresh.data || objection) return;
  const { payableAmount } = fresh.data.figures;
  const press = {
    key: random.uuid(),
    kind,
    shopIds: query.shopIds,
    paymentMethod: method.name,
    amount: payableAmount,
    lastOrderId,
  };
  yield* put(placingStarted(press));
  const answer = yield* callEndpoint(
    placingApi.endpoints.placeOrder.initiate(
      {
        shopIds: query.shopIds,
        shield: query.shield,
        // One that is not counted is no part of what was agreed to, and would have the order refused.
        couponCode: fresh.data.couponApplied ? query.couponCode : null,
        isBuyNow: query.isBuyNow,
        addressId: address.id,
        paymentMethod: method.name,
        note: yield* select(selectNote, kind),
        idempotencyKey: press.key,
      },
      { track: false },
    ),
  );
  if (answer.data) yield* call(welcomeOrder, press, answer.data.paymentUrl);
  else if (isAnswerLost(answer.error)) yield* call(settleLostOrder, press);
  else yield* call(refuse, answer.error);
}

/** The same question as the page's, asked afresh: its answer replaces what is shown. */
function askFigures(query: CheckoutQuery) {
  return callAnew(cartApi.endpoints.getCheckout, query);
}

/** Contract §10, "races at placing": nothing is placed at a price that the shopper has not seen. */
function whatChanged(shown: Checkout | null, fresh: Checkout, query: CheckoutQuery): NoticeEvent | null {
  if (fresh.shops.length === 0) return noticeOf('cartGone');
  if (query.couponCode && shown?.couponApplied && !fresh.couponApplied)
    return noticeOf('codeNotCounted', { values: { code: query.couponCode } });
  const isSame =
    shown &&
    toCents(shown.figures.payableAmount) === toCents(fresh.figures.payableAmount) &&
    // Another tab's "Buy Now" may have put another product of the same price into the place of the shown one.
    basisOf(shown.shops) === basisOf(fresh.shops);
  return isSame ? null : noticeOf('pricesChanged');
}

function* stop(notice: NoticeEvent) {
  yield* put(placingEnded('stopped'));
  yield* put(notice);
}

/** The server's rules said no: nothing is lost, and what it knows better is asked again. */
function* refuse(error: ApiError) {
  yield* put(placingEnded('refused'));
  // A 401 has ended the session, which is said once and elsewhere.
  if (error.status === 401) return;
  yield* put(noticeOf('refused', { text: errorText(error) }));
  yield* put(cartOutdated('orderRefused'));
}
