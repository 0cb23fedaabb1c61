import type { SagaGenerator } from 'typed-redux-saga';
import { call, put, select } from 'typed-redux-saga';
import type { ApiError } from '@/api';
import { api, callEndpoint, cartApi } from '@/api';
import type { Cart } from '@/domain/cart';
import { withoutShops } from '@/domain/cart';
import type { ShopId } from '@/domain/ids';
import { noticeOf } from '@/core/notices';
import { selectIsSignedIn } from '@/core/session';
import { selectIsMultiVendor } from '@/core/settings';
import { allowedSelection } from './allowedSelection';
import { selectServerCart } from './cart.selectors';
import { cartReceived, selectEmptyBasis, selectionCorrected, selectSelectedShopIds } from './cart.slice';

const BASKET = { isBuyNow: false };

/**
 * Refetches the cart of the signed-in shopper; shows a notice when the server dropped lines. Returns
 * the error of a failed request.
 */
export function* loadCart(): SagaGenerator<ApiError | undefined> {
  if (!(yield* select(selectIsSignedIn))) return undefined;
  const { shops: before } = yield* select(selectServerCart);
  const response = yield* callEndpoint(
    cartApi.endpoints.getCart.initiate(BASKET, { forceRefetch: true, subscribe: false }),
  );
  if (response.error) return response.error;
  yield* call(showDropped, response.data);
  yield* call(afterReceiving, before);
  return undefined;
}

/** Refetches both carts; a page subscribes to the buy-now cart, and requests it by itself when it opens. */
export function* loadCarts(): SagaGenerator<ApiError | undefined> {
  yield* put(cartApi.util.invalidateTags(['BuyNow']));
  return yield* call(loadCart);
}

/** Caches the response of a cart call, which is always the whole cart. */
export function* takeOverCart(cart: Cart): SagaGenerator<void> {
  const { shops: before } = yield* select(selectServerCart);
  yield* call(writeCart, cart);
  yield* call(showDropped, cart);
  yield* call(afterReceiving, before);
}

/** Optimistically removes the bought shops from the cart; a refetch confirms it. */
export function* dropBoughtShops(shopIds: readonly ShopId[]): SagaGenerator<void> {
  const cart = yield* select(selectServerCart);
  yield* call(writeCart, withoutShops(cart, shopIds));
  yield* call(afterReceiving, cart.shops);
}

/** Corrects the selection; an emptied basket invalidates all its figures (specification §4, "Decrement"). */
function* afterReceiving(before: Cart['shops']) {
  yield* call(correctSelectionAfter, before);
  const { shops } = yield* select(selectServerCart);
  if (before.length > 0 && shops.length === 0) yield* put(api.util.invalidateTags(['Figures']));
  if ((yield* select(selectSelectedShopIds)).length > 0) yield* put(cartReceived());
}

/** Selected shops without items are dropped; a single vendor is always selected (specification §4). */
export function* correctSelection(): SagaGenerator<void> {
  const { shops } = yield* select(selectServerCart);
  yield* call(correctSelectionAfter, shops);
}

function* correctSelectionAfter(before: Cart['shops']) {
  const { shops } = yield* select(selectServerCart);
  const selected = yield* select(selectSelectedShopIds);
  const allowed = allowedSelection(selected, shops, {
    isMultiVendor: yield* select(selectIsMultiVendor),
    emptyBasis: yield* select(selectEmptyBasis),
    before,
  });
  if (allowed.join() !== selected.join()) yield* put(selectionCorrected(allowed));
}

/** Synchronous upsert: the next step of a quantity change reads the cache. */
function* writeCart(cart: Cart) {
  yield* put(cartApi.util.upsertQueryEntries([{ endpointName: 'getCart', arg: BASKET, value: cart }]));
}

function* showDropped({ info }: Cart) {
  if (info) yield* put(noticeOf('warned', { text: { message: info } }));
}
