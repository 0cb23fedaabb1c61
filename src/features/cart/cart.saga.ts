import { actionChannel, call, fork, select, take, takeEvery, takeLatest } from 'typed-redux-saga';
import { settingsApi } from '@/api';
import { selectIsSignedIn, sessionStarted } from '@/features/session';
import { addToCart } from './addToCart.saga';
import { addToCartPressed, quantityWanted } from './cart.slice';
import { changeQuantity } from './changeQuantity.saga';
import { correctSelection, loadCart } from './loadCart.saga';

/**
 * One queue for the cart: each answer is the whole cart, so calls go out one after the other, in the order in which the
 * shopper pressed (expectations: "fast clicks corrupt the cart").
 */
function* cartQueue() {
  const presses = yield* actionChannel<
    ReturnType<typeof addToCartPressed> | ReturnType<typeof quantityWanted>
  >([addToCartPressed.type, quantityWanted.type]);
  while (true) {
    const press = yield* take(presses);
    if (addToCartPressed.match(press)) yield* call(addToCart, press);
    else yield* call(changeQuantity, press);
  }
}

/** Specification §4: the cart is loaded when a session starts; a reload shows the stored one and asks behind it. */
export function* cartSaga() {
  yield* fork(cartQueue);
  yield* takeLatest(sessionStarted, loadCart);
  yield* takeEvery(settingsApi.endpoints.getMaster.matchFulfilled, correctSelection);
  if (yield* select(selectIsSignedIn)) yield* call(loadCart);
}
