import type { SagaGenerator } from 'typed-redux-saga';
import { matchPath } from 'react-router';
import { call, put, select } from 'typed-redux-saga';
import { api, cartApi } from '@/api';
import { emptyCart } from '@/domain/cart';
import type { OrderId } from '@/domain/ids';
import type { OrderPress } from '@/domain/order';
import { paths } from '@/domain/paths';
import { isCash } from '@/domain/payment';
import { cartOutdated, dropBoughtShops } from '@/features/cart';
import { goTo, selectLocation } from '@/core/navigation';
import { withdrawNotices } from '@/core/notices';
import { overlayOpened } from '@/core/overlays';
import { retainPaymentWindow, paymentDue, withdrawCancellation } from '@/features/payment';
import { dropDraft } from '@/shared/drafts';
import { couponDraft, noteDraft, orderPlaced } from './checkout.slice';

const patternOf = { cart: paths.checkout, buyNow: paths.buyNow };

/**
 * The order stands: what was bought leaves the cart at once and nothing else does, the history opens with the order in
 * it, in the checkout's place, so that Back does not lead to a checkout whose cart is gone. A shopper who has gone
 * elsewhere meanwhile stays there. Paying online goes on in the payment window.
 */
export function* welcomeOrder(press: OrderPress, paymentUrl: string | null): SagaGenerator<void> {
  yield* call(handleOrderPlaced, press);
  if (paymentUrl !== null) {
    yield* call(retainPaymentWindow);
    yield* put(paymentDue({ url: paymentUrl, lastOrderId: press.lastOrderId }));
    return;
  }
  yield* put(overlayOpened({ name: 'orderConfirm' }));
}

/** The answer was lost, and with it where to pay: an order that is to be paid online is paid from the history. */
export function* welcomeFoundOrder(press: OrderPress, orderIds: readonly OrderId[]): SagaGenerator<void> {
  if (isCash(press.paymentMethod)) {
    yield* call(welcomeOrder, press, null);
    return;
  }
  yield* call(handleOrderPlaced, press);
  const [orderId] = orderIds;
  const isOnly = orderId !== undefined && orderIds.length === 1;
  const order = isOnly ? { order: { orderId, gateway: press.paymentMethod } } : {};
  yield* put(overlayOpened({ name: 'orderPaymentCancel', ...order }));
}

/** What was said of an earlier press is over with the next one, and untrue as soon as its order stands. */
export function* withdrawDenials(): SagaGenerator<void> {
  yield* withdrawNotices(['orderLost', 'orderUnknown']);
  yield* call(withdrawCancellation);
}

function* handleOrderPlaced({ kind, shopIds }: OrderPress) {
  yield* call(withdrawDenials);
  dropDraft(noteDraft(kind));
  dropDraft(couponDraft(kind));
  yield* put(orderPlaced({ kind, shopIds }));
  if (kind === 'buyNow') yield* call(dropBuyNow);
  else yield* call(dropBoughtShops, shopIds);
  yield* put(cartOutdated('orderPlaced'));
  yield* put(api.util.invalidateTags(['Orders', 'Stock']));
  const { pathname } = yield* select(selectLocation);
  if (matchPath(patternOf[kind], pathname)) yield* goTo(paths.orderHistory, 'REPLACE');
}

/** What was bought at once is no longer to be bought; the server confirms when the page is shown again. */
function* dropBuyNow() {
  yield* put(
    cartApi.util.upsertQueryEntries([{ endpointName: 'getCart', arg: { isBuyNow: true }, value: emptyCart }]),
  );
}
