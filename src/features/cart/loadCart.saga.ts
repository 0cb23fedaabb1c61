import type { SagaGenerator } from 'typed-redux-saga';
import { call, put, select } from 'typed-redux-saga';
import { callEndpoint, cartApi } from '@/api';
import type { Cart } from '@/domain/cart';
import { allowedSelection } from '@/domain/shopSelection';
import { noticeShown } from '@/features/notices';
import { selectIsSignedIn } from '@/features/session';
import { selectIsMultiVendor } from '@/features/settings';
import { selectServerCart } from './cart.selectors';
import { selectionCorrected, selectSelectedShopIds } from './cart.slice';

const BASKET = { isBuyNow: false };

/** Asks for the cart of the signed-in shopper; says when the server dropped lines by itself. */
export function* loadCart(): SagaGenerator<void> {
  if (!(yield* select(selectIsSignedIn))) return;
  const answer = yield* callEndpoint(
    cartApi.endpoints.getCart.initiate(BASKET, { forceRefetch: true, subscribe: false }),
  );
  if (answer.error) return;
  if (answer.data.info) yield* put(noticeShown({ kind: 'warning', text: { message: answer.data.info } }));
  yield* call(correctSelection);
}

/** Every answer of a cart call is the whole cart: it takes the place of what was known. */
export function* takeOverCart(cart: Cart): SagaGenerator<void> {
  // A late answer must not bring a cart back that left with its user.
  if (!(yield* select(selectIsSignedIn))) return;
  yield* put(cartApi.util.upsertQueryData('getCart', BASKET, cart) as never);
  if (cart.info) yield* put(noticeShown({ kind: 'warning', text: { message: cart.info } }));
  yield* call(correctSelection);
}

/** Selected shops without items are dropped; a single vendor is always selected (specification §4). */
export function* correctSelection(): SagaGenerator<void> {
  const { shops } = yield* select(selectServerCart);
  const selected = yield* select(selectSelectedShopIds);
  const allowed = allowedSelection(selected, shops, yield* select(selectIsMultiVendor));
  if (allowed.join() !== selected.join()) yield* put(selectionCorrected(allowed));
}
