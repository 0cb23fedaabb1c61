import type { SagaGenerator } from 'typed-redux-saga';
import { call, put, select } from 'typed-redux-saga';
import type { ChangedCart } from '@/api';
import { callEndpoint, cartApi } from '@/api';
import type { ShopId } from '@/domain/ids';
import { mergedOrder } from '@/domain/restoredOrder';
import { needsSession } from '@/features/access';
import type { RemovedLine } from '@/core/notices';
import { noticeOf } from '@/core/notices';
import { selectUser } from '@/core/session';
import { sendOnce } from '@/core/writes';
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
import { finishAfterLogin } from './finishAfterLogin.saga';
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
  const presser = yield* select(selectUser);
  // An addition whose response was lost counts if the cart shows it; without an earlier cart none does.
  const before = (yield* select(selectHasCart)) ? ((yield* call(quantityNow, productId)) ?? 0) : null;
  const isInCart = function* () {
    const now = (yield* call(quantityNow, productId)) ?? 0;
    return before !== null && now >= before + addition.quantity;
  };
  const { data, error } = yield* sendOnce<ChangedCart, null>({
    // With the quantity before: once a later cart shows the addition, the next press is another one.
    id: `cart ${String(before)} ${JSON.stringify(addition)}`,
    known: null,
    send: () =>
      callEndpoint(cartApi.endpoints.addToCart.initiate({ ...addition, isBuyNow: false }, { track: false })),
    find: function* () {
      const notLoaded = yield* call(refetchCart);
      if (notLoaded) return { error: notLoaded };
      const cart = { ...(yield* select(selectServerCart)), info: null };
      return { data: (yield* call(isInCart)) ? { cart } : undefined };
    },
  });
  if (error?.onUnauthorized === 'drop') return;
  if (!error) yield* put(productAdded(productId));
  yield* put(additionEnded(productId));
  if (error?.status === 401) {
    yield* call(finishAfterLogin, press, error, presser);
  } else if (error) {
    yield* call(showLostPress, error, press, isInCart);
  } else {
    const takeOver = () => (data.cart ? takeOverCart(data.cart) : loadCart());
    if (restores) yield* call(restoreLine, restores, takeOver);
    else yield* call(takeOver);
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
