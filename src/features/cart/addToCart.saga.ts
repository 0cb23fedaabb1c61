import type { SagaGenerator } from 'typed-redux-saga';
import { call, put, select } from 'typed-redux-saga';
import { callEndpoint, cartApi, isResponseLost } from '@/api';
import type { ShopId } from '@/domain/ids';
import { mergedOrder } from '@/domain/restoredOrder';
import { requireLogin, needsSession } from '@/features/access';
import type { RemovedLine } from '@/core/notices';
import { noticeOf } from '@/core/notices';
import type { addToCartPressed } from './cart.slice';
import { productAdded } from './cart.events';
import { selectHasCart, selectServerCart } from './cart.selectors';
import {
  additionEnded,
  lineRestored,
  selectLineOrder,
  selectSelectedShopIds,
  shopToggled,
} from './cart.slice';
import { loadCart, takeOverCart } from './loadCart.saga';
import { showLostPress } from './lostPress.saga';
import { quantityNow } from './quantityNow.saga';
import { refetchCart } from './refetchCart.saga';

/**
 * Specification §5 and §8: sent only if a product id exists. A visitor gets the notice "Please login first!"
 * and the login dialog, and the press is replayed after the login; other errors show the server's message.
 */
export function* addToCart(press: ReturnType<typeof addToCartPressed>): SagaGenerator<void> {
  const { name, thumbnail, restores, ...addition } = press.payload;
  const { productId } = addition;
  if (!productId || !(yield* needsSession(press))) {
    yield* put(additionEnded(productId));
    return;
  }
  const hasCart = yield* select(selectHasCart);
  const before = (yield* call(quantityNow, productId)) ?? 0;
  const { data, error } = yield* callEndpoint(
    cartApi.endpoints.addToCart.initiate({ ...addition, isBuyNow: false }, { track: false }),
  );
  if (error?.onUnauthorized === 'drop') return;
  if (error && isResponseLost(error)) yield* call(refetchCart);
  const isInCart = function* () {
    return hasCart && ((yield* call(quantityNow, productId)) ?? 0) >= before + addition.quantity;
  };
  // An addition whose response was lost counts if the cart shows it.
  const isAdded = !error || (yield* call(isInCart));
  if (isAdded) yield* put(productAdded(productId));
  yield* put(additionEnded(productId));
  if (error?.status === 401) {
    yield* call(requireLogin, press);
  } else if (error && !isAdded) {
    yield* call(showLostPress, error, press, isInCart);
  } else {
    const takeOver = () => (data?.cart ? takeOverCart(data.cart) : loadCart());
    if (restores) yield* call(restoreLine, restores, takeOver);
    else if (data) yield* call(takeOver);
    yield* put(noticeOf('cartAdded', { product: { id: productId, name, thumbnail } }));
  }
}

/** A restored line is where it was; a shop that left the cart with it is selected if it was. */
function* restoreLine(
  { shopId, isSelected, order }: RemovedLine,
  takeOver: () => SagaGenerator<unknown>,
): SagaGenerator<void> {
  const hadLeft = !(yield* call(hasShop, shopId));
  yield* put(lineRestored(mergedOrder(yield* select(selectLineOrder), order)));
  yield* call(takeOver);
  if (!hadLeft || !(yield* call(hasShop, shopId))) return;
  const selected = yield* select(selectSelectedShopIds);
  if (selected.includes(shopId) !== isSelected) yield* put(shopToggled(shopId));
}

function* hasShop(shopId: ShopId): SagaGenerator<boolean> {
  return (yield* select(selectServerCart)).shops.some((shop) => shop.shopId === shopId);
}
