import type { SagaGenerator } from 'typed-redux-saga';
import { call, select } from 'typed-redux-saga';
import { callEndpoint, cartApi } from '@/api';
import { selectServerCart } from './cart.selectors';
import type { LineMove, lineMovePressed } from './cart.slice';
import { followResponse } from './followResponse.saga';
import { showLostPress } from './lostPress.saga';
import { quantityNow } from './quantityNow.saga';

/**
 * Puts a line aside for later, moves it back into the cart, or removes it from the saved ones (R101). Not
 * optimistic: the line is in one of both lists at any time.
 */
export function* moveLine(press: ReturnType<typeof lineMovePressed>): SagaGenerator<void> {
  const { line, move } = press.payload;
  const response = yield* callEndpoint(
    cartApi.endpoints.changeCart.initiate(
      { productId: line.productId, change: move, isBuyNow: false },
      { track: false },
    ),
  );
  yield* call(followResponse, response);
  const isMade = () => isMoved(press.payload);
  if (response.error && !(yield* call(isMade))) yield* call(showLostPress, response.error, press, isMade);
}

/** Whether the line is where it was moved to, in the last known cart of the server. */
function* isMoved({ line: { productId }, move }: LineMove): SagaGenerator<boolean> {
  const { saved = [] } = yield* select(selectServerCart);
  const isSaved = saved.some((line) => line.productId === productId);
  const isInCart = (yield* call(quantityNow, productId)) !== undefined;
  return isSaved === (move === 'save') && isInCart === (move === 'restore');
}
