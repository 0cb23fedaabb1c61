import { matchPath } from 'react-router';
import { call, fork, put, race, select, take, takeEvery, takeLeading } from 'typed-redux-saga';
import { cartApi } from '@/api';
import type { Cart } from '@/domain/cart';
import { paths } from '@/domain/paths';
import { addressAdded } from '@/features/addresses';
import {
  buyNowPressed,
  checkoutPressed,
  selectionCorrected,
  selectSelectedShopIds,
  shopsSelected,
  shopToggled,
} from '@/features/cart';
import { goTo, selectLocation } from '@/core/navigation';
import { noticeOf, withdrawNotices } from '@/core/notices';
import { overlayClosed, overlayOpened } from '@/core/overlays';
import { isIntendedEnd, selectEndedBy, sessionEnded, whileSignedIn } from '@/core/session';
import { dropDraft } from '@/shared/drafts';
import { lazily, lazilyInBackground } from '@/shared/saga';
import { figuresQueue } from './summary/figures.saga';
import { loadPlacing } from './placing/loadPlacing';
import { orderDraft } from './checkout.keys';
import type { PlacingEvent } from './checkout.slice';
import { addressPicked, placeOrderPressed, placingEnded, pressRestored, selectPress } from './checkout.slice';
import { visitorArrived } from './checkout.events';

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

/** The message goes with its cause. */
function* withdrawShopMissing() {
  if ((yield* select(selectSelectedShopIds)).length > 0) yield* withdrawNotices(['shopMissing']);
}

/** A logout opens no Login, in this tab or another (R12). */
function* requireSession() {
  if (isIntendedEnd(yield* select(selectEndedBy))) return;
  yield* put(overlayOpened({ name: 'login', reason: 'blocked' }));
}

interface CartRead {
  payload: Cart;
  meta: { arg: { originalArgs: { isBuyNow: boolean } } };
}

const CHECKOUTS = [paths.checkout, paths.buyNow];

/** Picks an address that was added during the checkout. */
function* pickAdded({ payload: address }: ReturnType<typeof addressAdded>) {
  const { pathname } = yield* select(selectLocation);
  if (!CHECKOUTS.some((path) => matchPath(path, pathname))) return;
  yield* put(addressPicked(address.id));
  yield* put(overlayClosed('changeAddress'));
}

/** A code that was typed for the product before is not one of this order. */
function forgetTypedCode() {
  dropDraft(orderDraft('buyNow', 'couponCode'));
}

/** Buy-now cart only: the cart saga shows the basket's notice. */
function* showDropped({ payload, meta }: CartRead) {
  if (meta.arg.originalArgs.isBuyNow && payload.info)
    yield* put(noticeOf('warned', { text: { message: payload.info } }));
}

const onCheckoutEvent = lazily(() => import('./onCheckoutEvent.saga').then((file) => file.onCheckoutEvent));
const keepChoices = lazilyInBackground(() => import('./keptChoices.saga').then((file) => file.keepChoices));
const placeOrder = lazily(() => loadPlacing().then((file) => file.placeOrder));

/**
 * If the chunk fails to load, end the placing; an earlier press of unknown outcome is kept. The end of the
 * session resets the checkout: a later outcome must not reach the next user (R19).
 */
function* handlePlaceOrder(event?: PlacingEvent) {
  const { isLoaded } = yield* race({ isLoaded: call(placeOrder, event), isOver: take(sessionEnded) });
  if (isLoaded === false) yield* put(placingEnded('unknown'));
}

/** Places one order however often the button is pressed: presses during a running one are dropped. */
export function* checkoutSaga() {
  yield* takeLeading(checkoutPressed, proceed);
  yield* takeEvery([shopToggled, shopsSelected, selectionCorrected], withdrawShopMissing);
  yield* takeEvery(visitorArrived, requireSession);
  const { matchFulfilled, matchRejected } = cartApi.endpoints.getCheckout;
  yield* takeEvery([matchFulfilled, matchRejected], onCheckoutEvent);
  yield* fork(figuresQueue);
  yield* fork(whileSignedIn, keepChoices);
  yield* takeEvery(cartApi.endpoints.getCart.matchFulfilled, showDropped);
  yield* takeEvery(addressAdded, pickAdded);
  yield* takeEvery(buyNowPressed, forgetTypedCode);
  yield* fork(function* () {
    if (yield* select(selectPress)) yield* call(handlePlaceOrder);
    yield* takeLeading([placeOrderPressed, pressRestored], handlePlaceOrder);
  });
}
