import type { Task } from 'redux-saga';
import {
  actionChannel,
  call,
  flush,
  fork,
  put,
  select,
  take,
  takeEvery,
  takeLeading,
} from 'typed-redux-saga';
import { settingsApi } from '@/api';
import { goTo, selectAddress } from '@/core/navigation';
import { overlayOpened } from '@/core/overlays';
import { languageApplied } from '@/features/locale';
import { selectIsSignedIn, sessionEnded, sessionStarted } from '@/core/session';
import { paths } from '@/domain/paths';
import { lazily, lazilyPressed } from '@/shared/saga';
import {
  addAgainPressed,
  additionEnded,
  addToCartPressed,
  buyNowEnded,
  buyNowPressed,
  buyNowStepped,
  buyNowStepsDropped,
  cartOutdated,
  cartRetryPressed,
  lineMovePressed,
  quantityConfirmed,
  quantityChangeRequested,
  removePressed,
  selectionRetryPressed,
  undoRemovalPressed,
} from './cart.slice';
import { correctSelection, loadCart, loadCarts } from './loadCart.saga';
import { loadLater } from './loadLater.saga';
import { loadQuantityChange } from './loadSagas';

const addToCart = lazily(() => import('./addToCart.saga').then((file) => file.addToCart));
const addAgain = lazilyPressed(() => import('./addAgain.saga').then((file) => file.addAgain));
const changeQuantity = lazily(() => loadQuantityChange().then((file) => file.changeQuantity));
const moveLine = lazily(() => import('./moveLine.saga').then((file) => file.moveLine));
const buyNow = lazily(() => import('./buyNow/buyNow.saga').then((file) => file.buyNow));
const changeBuyNow = lazilyPressed(() =>
  import('./buyNow/changeBuyNow.saga').then((file) => file.changeBuyNow),
);

/** If the chunk fails to load, reset the button so that it can be pressed again. */
function* handleAddToCart(press: ReturnType<typeof addToCartPressed>) {
  if (!(yield* call(addToCart, press))) yield* put(additionEnded(press.payload.productId));
}

function* handleQuantityChange(press: ReturnType<typeof quantityChangeRequested | typeof removePressed>) {
  if (!(yield* call(changeQuantity, press))) yield* put(quantityConfirmed(press.payload.line.productId));
}

function* handleMove(press: ReturnType<typeof lineMovePressed>) {
  yield* call(moveLine, press);
  yield* put(additionEnded(press.payload.line.productId));
}

function* handleBuyNow(press: ReturnType<typeof buyNowPressed>) {
  if (!(yield* call(buyNow, press))) yield* put(buyNowEnded());
}

function* handleBuyNowSteps() {
  if (!(yield* call(changeBuyNow))) yield* put(buyNowStepsDropped());
}

/**
 * One queue for the cart: each response is the whole cart, so requests are sent one at a time, in the order
 * of the presses (R38). Cart reads use the same queue, so that no
 * older response overwrites a newer one.
 */
function* cartQueue() {
  const waiting = yield* actionChannel([
    addToCartPressed.type,
    quantityChangeRequested.type,
    removePressed.type,
    lineMovePressed.type,
    sessionStarted.type,
    cartRetryPressed.type,
    cartOutdated.type,
    languageApplied.type,
  ]);
  // What a user pressed before they left must not change the cart of the next one.
  yield* takeEvery(sessionEnded, function* () {
    yield* flush(waiting);
  });
  let failures = 0;
  let later: Task | undefined;
  /** Delegated to, not called: a call would end only with the fork, and presses would wait for it. */
  const load = function* (carts: typeof loadCart) {
    later?.cancel();
    failures = (yield* call(carts)) ? failures + 1 : 0;
    if (failures > 0) later = yield* fork(loadLater, failures);
  };
  // After a reload the rehydrated cart is rendered while this refetch runs.
  if (yield* select(selectIsSignedIn)) yield* load(loadCart);
  while (true) {
    const event = yield* take(waiting);
    if (addToCartPressed.match(event)) yield* call(handleAddToCart, event);
    else if (lineMovePressed.match(event)) yield* call(handleMove, event);
    else if (quantityChangeRequested.match(event) || removePressed.match(event))
      yield* call(handleQuantityChange, event);
    else yield* load(sessionStarted.match(event) ? loadCart : loadCarts);
  }
}

/** The address of the cart, a shortcut of the installed app, is home with the cart above it (R90). */
function* openCartOfAddress() {
  if ((yield* select(selectAddress)) !== paths.cart) return;
  yield* goTo(paths.home, 'REPLACE');
  yield* put(overlayOpened({ name: 'cart' }));
}

/** Specification §4: the cart is loaded when a session starts. */
export function* cartSaga() {
  yield* fork(cartQueue);
  yield* call(openCartOfAddress);
  yield* takeEvery([addAgainPressed, undoRemovalPressed], addAgain);
  // One at a time: the buy-now cart holds one product.
  yield* takeLeading(buyNowPressed, handleBuyNow);
  yield* takeLeading(buyNowStepped, handleBuyNowSteps);
  yield* takeEvery(settingsApi.endpoints.getMaster.matchFulfilled, correctSelection);
  yield* takeEvery(selectionRetryPressed, correctSelection);
}
