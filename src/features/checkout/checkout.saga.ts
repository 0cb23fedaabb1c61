import { createAction } from '@reduxjs/toolkit';
import { call, fork, put, select, takeEvery, takeLeading } from 'typed-redux-saga';
import { cartApi } from '@/api';
import type { Cart } from '@/domain/cart';
import { paths } from '@/domain/paths';
import { addressAdded } from '@/features/addresses';
import { checkoutPressed, selectSelectedShopIds } from '@/features/cart';
import { goTo } from '@/core/navigation';
import { noticeOf } from '@/core/notices';
import { overlayClosed, overlayOpened } from '@/core/overlays';
import { lazily } from '@/shared/saga';
import { figuresQueue } from './figures.saga';
import { loadPlacing } from './loadPlacing';
import { addressPicked, placeOrderPressed, placingEnded, selectPress } from './checkout.slice';

/** A visitor came to the checkout: the page stays, Login opens (R20). */
export const visitorArrived = createAction('checkout/visitorArrived');

/** Specification §5: checkout from the cart needs at least one selected shop. */
function* proceed() {
  const selected = yield* select(selectSelectedShopIds);
  if (selected.length === 0) {
    yield* put(noticeOf('shopMissing'));
    return;
  }
  yield* put(overlayClosed('cart'));
  yield* goTo(paths.checkout);
}

function* requireSession() {
  yield* put(overlayOpened({ name: 'login', reason: 'blocked' }));
}

interface CartRead {
  payload: Cart;
  meta: { arg: { originalArgs: { isBuyNow: boolean } } };
}

/** An address that was added on the way is the one to deliver to. */
function* pickAdded({ payload: address }: ReturnType<typeof addressAdded>) {
  yield* put(addressPicked(address.id));
  yield* put(overlayClosed('changeAddress'));
}

/** Of the basket its own story says it; the buy-now cart is read by its page. */
function* showDropped({ payload, meta }: CartRead) {
  if (meta.arg.originalArgs.isBuyNow && payload.info)
    yield* put(noticeOf('warned', { text: { message: payload.info } }));
}

const onCheckoutEvent = lazily(() => import('./onCheckoutEvent.saga').then((file) => file.onCheckoutEvent));
const placeOrder = lazily(() => loadPlacing().then((file) => file.placeOrder));

/** Without its code a press is over; of an earlier one the outcome is still to be asked for. */
function* handlePlaceOrder(pressed?: ReturnType<typeof placeOrderPressed>) {
  if (!(yield* call(placeOrder, pressed))) yield* put(placingEnded('unknown'));
}

/** One order however often the button is pressed: presses while one is on its way are dropped. */
export function* checkoutSaga() {
  yield* takeLeading(checkoutPressed, proceed);
  yield* takeEvery(visitorArrived, requireSession);
  const { matchFulfilled, matchRejected } = cartApi.endpoints.getCheckout;
  yield* takeEvery([matchFulfilled, matchRejected], onCheckoutEvent);
  yield* fork(figuresQueue);
  yield* takeEvery(cartApi.endpoints.getCart.matchFulfilled, showDropped);
  yield* takeEvery(addressAdded, pickAdded);
  yield* fork(function* () {
    if (yield* select(selectPress)) yield* call(handlePlaceOrder);
    yield* takeLeading(placeOrderPressed, handlePlaceOrder);
  });
}
