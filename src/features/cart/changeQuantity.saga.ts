import type { SagaGenerator } from 'typed-redux-saga';
import { call, put, select } from 'typed-redux-saga';
import type { ApiError, CartChange } from '@/api';
import { callEndpoint, cartApi } from '@/api';
import type { CartLine } from '@/domain/cart';
import type { ProductId, UserId } from '@/domain/ids';
import { inRestoredOrder } from '@/domain/restoredOrder';
import type { RemovedLine } from '@/core/notices';
import { noticeOf } from '@/core/notices';
import { selectUser } from '@/core/session';
import { afterDrawing } from '@/shared/adapters';
import { selectServerCart } from './cart.selectors';
import {
  quantityChangeRequested,
  quantityConfirmed,
  removePressed,
  selectIsRemoving,
  selectLineOrder,
  selectOptimistic,
  selectSelectedShopIds,
} from './cart.slice';
import { followResponse } from './followResponse.saga';
import { showLostPress } from './lostPress.saga';
import { quantityNow } from './quantityNow.saga';

/**
 * Brings a line to its optimistic quantity, one call per step; each response is the whole cart. A success
 * that changes nothing also rolls back, or the loop would never end. The press is painted before the first
 * call.
 */
export function* changeQuantity({
  payload: { line },
}: ReturnType<typeof quantityChangeRequested | typeof removePressed>): SagaGenerator<void> {
  yield* call(afterDrawing);
  const owner = yield* select(selectUser);
  let outcome: Outcome = 'changed';
  while (outcome === 'changed') {
    // The optimistic quantity is read again before each step, as it may have changed.
    const step = yield* call(nextStep, line.productId);
    outcome = step === null ? 'unchanged' : yield* sendStep(step, line, owner?.id);
  }
  // An earlier run of the queue may have confirmed this press already.
  if (outcome === 'unchanged' && (yield* select(selectOptimistic))[line.productId] !== undefined)
    yield* put(quantityConfirmed(line.productId));
}

type Step = CartChange['change'];

/** `abandoned`: the session has ended, or the press is offered again. */
type Outcome = 'changed' | 'unchanged' | 'abandoned';

function* sendStep(change: Step, line: CartLine, ownerId: UserId | undefined): SagaGenerator<Outcome> {
  const { productId } = line;
  const before = yield* call(quantityNow, productId);
  const removed = yield* call(removedLineOf, line);
  const response = yield* callEndpoint(
    cartApi.endpoints.changeCart.initiate({ productId, change, isBuyNow: false }, { track: false }),
  );
  yield* call(followResponse, response);
  // The session has ended, by this response or meanwhile, and its cart is empty.
  if ((yield* select(selectUser))?.id !== ownerId) return 'abandoned';
  const now = yield* call(quantityNow, productId);
  // A step whose response was lost counts if the cart shows it.
  if (response.error && now === before) return yield* showFailure(response.error, change, line);
  if (change !== 'increment' && now === undefined) yield* call(showRemoved, line, removed);
  return now === before ? 'unchanged' : 'changed';
}

/** A refusal rolls back to the server's cart and shows the server's message. */
function* showFailure(error: ApiError, change: Step, line: CartLine): SagaGenerator<Outcome> {
  const { productId } = line;
  const quantity = (yield* select(selectOptimistic))[productId] ?? line.quantity;
  const press = change === 'delete' ? removePressed({ line }) : quantityChangeRequested({ line, quantity });
  const isUnsent = error.kind === 'network';
  // Rolled back before it is offered again: the end of this run must not confirm the next press.
  if (isUnsent) yield* put(quantityConfirmed(productId));
  const isMade = function* () {
    return ((yield* call(quantityNow, productId)) ?? 0) === quantity;
  };
  yield* call(showLostPress, error, press, isMade);
  return isUnsent ? 'abandoned' : 'unchanged';
}

/** What an undo restores, should the line be removed. */
function* removedLineOf({ productId, quantity }: CartLine): SagaGenerator<RemovedLine | undefined> {
  const { shops } = yield* select(selectServerCart);
  const shop = shops.find(({ lines }) => lines.some((line) => line.productId === productId));
  if (!shop) return undefined;
  const ids = shops.flatMap(({ lines }) => lines.map((line) => line.productId));
  return {
    quantity,
    shopId: shop.shopId,
    isSelected: (yield* select(selectSelectedShopIds)).includes(shop.shopId),
    order: inRestoredOrder(ids, yield* select(selectLineOrder), (id) => [id], 'last'),
  };
}

/** Only the bin uses /cart/delete; minus on quantity 1 uses /cart/decrement (specification §4). */
function* nextStep(productId: ProductId): SagaGenerator<Step | null> {
  const requested = (yield* select(selectOptimistic))[productId];
  const now = yield* call(quantityNow, productId);
  if (requested === undefined || now === undefined || requested === now) return null;
  if (requested === 0 && (yield* select(selectIsRemoving, productId))) return 'delete';
  return requested > now ? 'increment' : 'decrement';
}

/** The toast after removing, with "Again Add to Cart" (specification §2, "Cart") and "Undo" (R73). */
function* showRemoved(line: CartLine, removed: RemovedLine | undefined) {
  const { productId, name, thumbnail, size, color, unit } = line;
  const product = {
    id: productId,
    name,
    thumbnail,
    choice: { size, color, unit },
    ...(removed && { removed }),
  };
  yield* put(noticeOf('cartRemoved', { product }));
}
