import type { SagaGenerator } from 'typed-redux-saga';
import { call, put, select } from 'typed-redux-saga';
import type { ApiError, CartChange } from '@/api';
import { callEndpoint, cartApi, errorText, isAnswerLost } from '@/api';
import type { CartLine } from '@/domain/cart';
import { findLine, PRODUCT_REMOVED } from '@/domain/cart';
import type { ProductId } from '@/domain/ids';
import { noticeOf } from '@/features/notices';
import { selectUser } from '@/features/session';
import { afterDrawing } from '@/shared/adapters';
import { selectServerCart } from './cart.selectors';
import type { quantityWanted, removePressed } from './cart.slice';
import { quantitySettled, selectIsRemoving, selectWanted } from './cart.slice';
import { loadCart, takeOverCart } from './loadCart.saga';
import { relearnCart } from './relearnCart.saga';

/**
 * Brings a line to the wanted quantity, one call per step, each answer being the whole cart. What is wanted may change
 * on the way: it is read before each step. A refusal rolls back to the server's cart, with the server's words; so does
 * a server that agrees and changes nothing, for it would be asked for ever. The press is drawn before the call is made.
 */
export function* changeQuantity({
  payload: { line },
}: ReturnType<typeof quantityWanted | typeof removePressed>): SagaGenerator<void> {
  yield* call(afterDrawing);
  const owner = yield* select(selectUser);
  for (
    let step = yield* call(nextStep, line.productId);
    step !== null;
    step = yield* call(nextStep, line.productId)
  ) {
    const before = yield* call(quantityNow, line.productId);
    const answer = yield* callEndpoint(
      cartApi.endpoints.changeCart.initiate(
        { productId: line.productId, change: step, isBuyNow: false },
        { track: false },
      ),
    );
    if (answer.error) {
      yield* call(sayRefused, answer.error);
      if (isAnswerLost(answer.error)) yield* call(relearnCart);
      break;
    }
    const { cart, message } = answer.data;
    if (cart) yield* call(takeOverCart, cart, owner);
    else yield* call(loadCart);
    const now = yield* call(quantityNow, line.productId);
    const isRemoved = step === 'delete' || message === PRODUCT_REMOVED;
    if (isRemoved && now === undefined) yield* call(sayRemoved, line);
    if (now === before) break;
  }
  // A press that came while an earlier one was on its way has been answered with it.
  if ((yield* select(selectWanted))[line.productId] !== undefined)
    yield* put(quantitySettled(line.productId));
}

function* quantityNow(productId: ProductId): SagaGenerator<number | undefined> {
  return findLine(yield* select(selectServerCart), productId)?.quantity;
}

type CartRoot = Parameters<typeof selectIsRemoving>[0];

/** Only the bin is /cart/delete; the last piece of a line is taken out by /cart/decrement (specification §4). */
function* nextStep(productId: ProductId): SagaGenerator<CartChange['change'] | null> {
  const wanted = (yield* select(selectWanted))[productId];
  const now = yield* call(quantityNow, productId);
  if (wanted === undefined || now === undefined || wanted === now) return null;
  if (wanted === 0 && (yield* select((state: CartRoot) => selectIsRemoving(state, productId))))
    return 'delete';
  return wanted > now ? 'increment' : 'decrement';
}

/** A 401 has ended the session, which is said once and elsewhere. */
function* sayRefused(error: ApiError) {
  if (error.status !== 401) yield* put(noticeOf('refused', { text: errorText(error) }));
}

/** The toast after removing, with "Again Add to Cart" (specification §2, "Cart"). */
function* sayRemoved({ productId, name, thumbnail, size, color, unit }: CartLine) {
  const product = { id: productId, name, thumbnail, choice: { size, color, unit } };
  yield* put(noticeOf('cartRemoved', { product }));
}
