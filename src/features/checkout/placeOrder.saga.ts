import type { SagaGenerator } from 'typed-redux-saga';
import { call, put, select } from 'typed-redux-saga';
import type { CheckoutKind } from '@/domain/checkout';
import type { OrderPress } from '@/domain/order';
import { closePaymentWindow } from '@/features/payment';
import { selectIsSignedIn } from '@/core/session';
import { takeLock } from '@/shared/adapters';
import type { placeOrderPressed } from './checkout.slice';
import { earlierPressLost, lostOrderLookedUp, placingEnded, selectPress } from './checkout.slice';
import { isPlacedAfterAll, showUnknown, lookUpLostOrder, resolveLostOrder } from './lostOrder.saga';
import { welcomeFoundOrder, withdrawDenials } from './orderPlaced.saga';
import { placeAgain } from './placeAgain.saga';

/** One placing at a time in this browser: a second tab waits, and then sees a cart without what was bought. */
const LOCK = 'storefront:placing';

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
  yield* put(lostOrderLookedUp());
  yield* call(alone, () => (press.isDenied ? forgetUnlessPlaced(press) : resolveLostOrder(press)));
}

/** What was said before the reload needs no second word. */
function* forgetUnlessPlaced(press: OrderPress): SagaGenerator<void> {
  if (!(yield* call(isPlacedAfterAll, press))) yield* put(placingEnded('refused'));
}

function* alone(loadSaga: () => SagaGenerator<void>): SagaGenerator<void> {
  const release = yield* call(takeLock, LOCK);
  try {
    yield* call(loadSaga);
  } finally {
    release();
    closePaymentWindow();
  }
}

/** What became of an earlier press comes first. */
function* placeUnlessPlaced(kind: CheckoutKind): SagaGenerator<void> {
  yield* call(withdrawDenials);
  const earlier = yield* select(selectPress);
  if (earlier && !earlier.isDenied) {
    const outcome = yield* call(lookUpLostOrder, earlier);
    if (Array.isArray(outcome)) return yield* call(welcomeFoundOrder, earlier, outcome);
    if (outcome === 'unknown') return yield* call(showUnknown, earlier);
    yield* put(earlierPressLost());
  }
  // The other cart's order must not be taken for this one.
  const same = earlier?.kind === kind ? earlier : null;
  if (same?.isDenied && (yield* call(isPlacedAfterAll, same))) return;
  yield* call(placeAgain, kind, same);
}
