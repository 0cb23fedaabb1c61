import type { SagaGenerator } from 'typed-redux-saga';
import { call, put, select } from 'typed-redux-saga';
import type { CartChange } from '@/api';
import { callEndpoint, cartApi, errorText } from '@/api';
import type { CartLine } from '@/domain/cart';
import { findLine } from '@/domain/cart';
import { noticeShown } from '@/features/notices';
import { selectServerCart } from './cart.selectors';
import type { quantityWanted } from './cart.slice';
import { quantitySettled, selectWanted } from './cart.slice';
import { takeOverCart } from './loadCart.saga';

/**
 * Brings a line to the wanted quantity, one call per step, each answer being the whole cart. What is wanted may change
 * on the way: it is read before each step. A refusal rolls back to the server's cart, with the server's words.
 */
export function* changeQuantity({
  payload: { line },
}: ReturnType<typeof quantityWanted>): SagaGenerator<void> {
  while (true) {
    const change = yield* call(nextStep, line);
    if (!change) break;
    const answer = yield* callEndpoint(
      cartApi.endpoints.changeCart.initiate({ productId: line.productId, change, isBuyNow: false }),
    );
    if (answer.error) {
      yield* put(quantitySettled(line.productId));
      yield* put(noticeShown({ kind: 'error', text: errorText(answer.error) }));
      return;
    }
    yield* call(takeOverCart, answer.data.cart);
    if (change === 'delete') yield* call(sayRemoved, line);
  }
  yield* put(quantitySettled(line.productId));
}

function* nextStep({ productId }: CartLine): SagaGenerator<CartChange['change'] | null> {
  const wanted = (yield* select(selectWanted))[productId];
  const now = findLine(yield* select(selectServerCart), productId)?.quantity;
  if (wanted === undefined || now === undefined || wanted === now) return null;
  if (wanted === 0) return 'delete';
  return wanted > now ? 'increment' : 'decrement';
}

/** The toast after removing, with "Again Add to Cart" (specification §2, "Cart"). */
function* sayRemoved({ productId, name, thumbnail }: CartLine) {
  const product = { id: productId, name, thumbnail };
  yield* put(noticeShown({ kind: 'cartRemoved', text: { key: 'has been remove to cart' }, product }));
}
