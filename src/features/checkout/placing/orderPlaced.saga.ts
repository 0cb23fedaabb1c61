import type { SagaGenerator } from 'typed-redux-saga';
import { matchPath } from 'react-router';
import { call, put, select } from 'typed-redux-saga';
import { api } from '@/api';
import { emptyCart } from '@/domain/cart';
import { toCents } from '@/domain/money';
import type { Order, OrderPress } from '@/domain/order';
import { isPaid } from '@/domain/order';
import { paths } from '@/domain/paths';
import { isCash } from '@/domain/payment';
import { cartOutdated, dropBoughtShops, writeBuyNow } from '@/features/cart';
import { goTo, selectLocation } from '@/core/navigation';
import { withdrawNotices, withdrawUnsent } from '@/core/notices';
import { overlayOpened } from '@/core/overlays';
import { retainPaymentWindow, paymentDue, withdrawCancellation } from '@/features/payment';
import { dropDraft } from '@/shared/drafts';
import { orderPlaced, placeOrderPressed } from '../checkout.slice';
import { orderDrafts } from '../checkout.keys';

const patternOf = { cart: paths.checkout, buyNow: paths.buyNow };

/**
 * The order was placed: only the bought lines are removed from the cart. The order history replaces the
 * checkout in the browser history, so that Back does not lead to an empty checkout; a shopper who has left
 * the checkout is not redirected. Online payment continues in the payment window.
 */
export function* welcomeOrder(press: OrderPress, paymentUrl: string | null): SagaGenerator<void> {
  yield* call(handleOrderPlaced, press);
  if (paymentUrl !== null) {
    yield* call(retainPaymentWindow);
    yield* put(paymentDue({ url: paymentUrl, lastOrderId: press.lastOrderId }));
    return;
  }
  yield* put(confirmationOf(press, false));
}

/** Without a payment URL, an online order that is not paid has to be paid from the order history. */
export function* welcomeFoundOrder(press: OrderPress, orders: readonly Order[]): SagaGenerator<void> {
  yield* call(handleOrderPlaced, press);
  const [order] = orders;
  const arePaid = order !== undefined && orders.every(isPaid);
  if (arePaid || isCash(press.paymentMethod) || toCents(press.amount) === 0) {
    yield* put(confirmationOf(press, arePaid));
    return;
  }
  const payable = orders.length === 1 && order ? { orderId: order.id, gateway: press.paymentMethod } : null;
  yield* put(overlayOpened({ name: 'orderPaymentCancel', ...(payable && { order: payable }) }));
}

const confirmationOf = ({ lastOrderId }: OrderPress, arePaid: boolean) =>
  overlayOpened({ name: 'orderConfirm', newerThan: lastOrderId, ...(arePaid && { isPaid: true }) });

/** Withdraws the notices of an earlier press: obsolete with the next press, wrong once its order is found. */
export function* withdrawDenials(): SagaGenerator<void> {
  yield* withdrawNotices(['orderLost', 'orderUnknown']);
  yield* call(withdrawCancellation);
}

function* handleOrderPlaced({ kind, shopIds }: OrderPress) {
  yield* call(withdrawDenials);
  yield* withdrawUnsent(placeOrderPressed(kind));
  orderDrafts(kind).forEach(dropDraft);
  yield* put(orderPlaced({ kind, shopIds }));
  // Emptied at once; refetched when its page is mounted again.
  if (kind === 'buyNow') yield* call(writeBuyNow, emptyCart);
  else yield* call(dropBoughtShops, shopIds);
  yield* put(cartOutdated('orderPlaced'));
  yield* put(api.util.invalidateTags(['Orders', 'Stock']));
  const { pathname } = yield* select(selectLocation);
  if (matchPath(patternOf[kind], pathname)) yield* goTo(paths.orderHistory, 'REPLACE');
}
