import { actionChannel, call, fork, put, select, take, takeEvery, takeLeading } from 'typed-redux-saga';
import { settingsApi } from '@/api';
import { languageApplied } from '@/features/locale';
import { selectIsSignedIn, sessionStarted } from '@/core/session';
import { lazily, lazilyPressed } from '@/shared/saga';
import {
  addAgainPressed,
  additionEnded,
  addToCartPressed,
  buyNowEnded,
  buyNowPressed,
  buyNowStepped,
  cartOutdated,
  cartRetryPressed,
  quantityConfirmed,
  quantityChangeRequested,
  removePressed,
  selectionRetryPressed,
} from './cart.slice';
import { correctSelection, loadCart } from './loadCart.saga';

const addToCart = lazily(() => import('./addToCart.saga').then((file) => file.addToCart));
const addAgain = lazilyPressed(() => import('./addAgain.saga').then((file) => file.addAgain));
const changeQuantity = lazily(() => import('./changeQuantity.saga').then((file) => file.changeQuantity));
const buyNow = lazily(() => import('./buyNow.saga').then((file) => file.buyNow));
const changeBuyNow = lazilyPressed(() => import('./changeBuyNow.saga').then((file) => file.changeBuyNow));

/** A press whose code did not come is over, and may be repeated. */
function* handleAddToCart(press: ReturnType<typeof addToCartPressed>) {
  if (!(yield* call(addToCart, press))) yield* put(additionEnded(press.payload.productId));
}

function* handleQuantityChange(press: ReturnType<typeof quantityChangeRequested | typeof removePressed>) {
  if (!(yield* call(changeQuantity, press))) yield* put(quantityConfirmed(press.payload.line.productId));
}

function* handleBuyNow(press: ReturnType<typeof buyNowPressed>) {
  if (!(yield* call(buyNow, press))) yield* put(buyNowEnded());
}

/**
 * One queue for the cart: each answer is the whole cart, so calls go out one after the other, in the order in which the
 * shopper pressed (R38). Reading the cart waits in the same queue, so that no
 * older answer takes the place of a newer one.
 */
function* cartQueue() {
  const waiting = yield* actionChannel([
    addToCartPressed.type,
    quantityChangeRequested.type,
    removePressed.type,
    sessionStarted.type,
    cartRetryPressed.type,
    cartOutdated.type,
    languageApplied.type,
  ]);
  // A reload shows the stored cart and asks behind it.
  if (yield* select(selectIsSignedIn)) yield* call(loadCart);
  while (true) {
    const event = yield* take(waiting);
    if (addToCartPressed.match(event)) yield* call(handleAddToCart, event);
    else if (quantityChangeRequested.match(event) || removePressed.match(event))
      yield* call(handleQuantityChange, event);
    else yield* call(loadCart);
  }
}

/** Specification §4: the cart is loaded when a session starts. */
export function* cartSaga() {
  yield* fork(cartQueue);
  yield* takeEvery(addAgainPressed, addAgain);
  // One at a time: the buy-now cart holds one product.
  yield* takeLeading(buyNowPressed, handleBuyNow);
  yield* takeLeading(buyNowStepped, changeBuyNow);
  yield* takeEvery(settingsApi.endpoints.getMaster.matchFulfilled, correctSelection);
  yield* takeEvery(selectionRetryPressed, correctSelection);
}
