import type { SagaGenerator } from 'typed-redux-saga';
import { call, select } from 'typed-redux-saga';
import { callEndpoint, cartApi, isResponseLost } from '@/api';
import { showError } from '@/core/notices';
import { selectUser } from '@/core/session';
import type { lineMovePressed } from './cart.slice';
import { loadCart, takeOverCart } from './loadCart.saga';
import { refetchCart } from './refetchCart.saga';

/**
 * Puts a line aside for later, moves it back into the cart, or removes it from the saved ones (R101). Not
 * optimistic: the line is in one of both lists at any time.
 */
export function* moveLine(press: ReturnType<typeof lineMovePressed>): SagaGenerator<void> {
  const { line, move } = press.payload;
  const owner = yield* select(selectUser);
  const response = yield* callEndpoint(
    cartApi.endpoints.changeCart.initiate(
      { productId: line.productId, change: move, isBuyNow: false },
      { track: false },
    ),
  );
  if (response.error) {
    yield* call(showError, response.error, press);
    if (isResponseLost(response.error)) yield* call(refetchCart);
  } else if (response.data.cart) yield* call(takeOverCart, response.data.cart, owner);
  else yield* call(loadCart);
}
