import type { SagaGenerator } from 'typed-redux-saga';
import { call, put, select } from 'typed-redux-saga';
import type { CheckoutKind } from '@/domain/checkout';
import type { OrderPress } from '@/domain/order';
import { closePaymentWindow } from '@/features/payment';
import { selectIsSignedIn } from '@/core/session';
import type { QueuedLock } from '@/shared/adapters';
import { queueForLock } from '@/shared/adapters';
import { report } from '@/shared/report';
import type { PlacingEvent } from '../checkout.slice';
import {
  couponEntered,
  earlierPressLost,
  lostOrderLookedUp,
  placeOrderPressed,
  placingEnded,
  selectCouponCode,
  selectPress,
} from '../checkout.slice';
import { typedCode } from '../typedCode';
import { isPlacedAfterAll, showUnknown, lookUpLostOrder, resolveLostOrder } from './lostOrder.saga';
import { welcomeFoundOrder, withdrawDenials } from './orderPlaced.saga';
import { placeAgain } from './placeAgain.saga';

/**
 * Web lock: one placing at a time per browser. A second tab waits, and then has the cart without the bought
 * lines.
 */
const LOCK = 'storefront:placing';

/**
 * "Place Order": no press becomes two orders. Without a new press, as after a reload, it resolves an earlier
 * one whose response was lost.
 */
export function* placeOrder(event?: PlacingEvent): SagaGenerator<void> {
  if (event && placeOrderPressed.match(event)) {
    yield* call(enterTypedCode, event.payload);
    yield* call(alone, () => placeUnlessPlaced(event.payload));
  } else yield* call(finishEarlierPress);
}

/** Here and not at the button, because a toast offers the press again, too. */
function* enterTypedCode(kind: CheckoutKind): SagaGenerator<void> {
  const code = typedCode(kind, yield* select(selectCouponCode, kind));
  if (code !== null) yield* put(couponEntered({ kind, code }));
}

function* finishEarlierPress(): SagaGenerator<void> {
  const press = yield* select(selectPress);
  if (!press || !(yield* select(selectIsSignedIn))) return;
  yield* put(lostOrderLookedUp());
  yield* call(alone, () => (press.isDenied ? forgetUnlessPlaced(press) : resolveLostOrder(press)));
}

/** The failure was already shown before the reload, so no notice is repeated. */
function* forgetUnlessPlaced(press: OrderPress): SagaGenerator<void> {
  if (!(yield* call(isPlacedAfterAll, press))) yield* put(placingEnded('refused'));
}

function* alone(loadSaga: () => SagaGenerator<void>): SagaGenerator<void> {
  const lock = yield* call(queueForLock, LOCK);
  try {
    yield* call(untilAcquired, lock);
    yield* call(loadSaga);
  } finally {
    lock.release();
    closePaymentWindow();
  }
}

/** A browser that denies locks is treated like one without: the order is placed all the same. */
function* untilAcquired({ acquired }: QueuedLock): SagaGenerator<void> {
  try {
    yield* call(() => acquired);
  } catch (problem) {
    report('placing lock', problem);
  }
}

/** Resolve an earlier order of unknown outcome before placing a new one. */
function* placeUnlessPlaced(kind: CheckoutKind): SagaGenerator<void> {
  yield* call(withdrawDenials);
  const earlier = yield* select(selectPress);
  if (earlier && !earlier.isDenied) {
    const outcome = yield* call(lookUpLostOrder, earlier);
    if (Array.isArray(outcome)) return yield* call(welcomeFoundOrder, earlier, outcome);
    if (outcome === 'unknown') return yield* call(showUnknown, earlier);
    yield* put(earlierPressLost());
  }
  // An order of the other cart must not be attributed to this one.
  const same = earlier?.kind === kind ? earlier : null;
  if (same?.isDenied && (yield* call(isPlacedAfterAll, same))) return;
  yield* call(placeAgain, kind, same);
}
