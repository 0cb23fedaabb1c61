import type { Action } from '@reduxjs/toolkit';
import type { SagaGenerator } from 'typed-redux-saga';
import { call, put, race, select, take } from 'typed-redux-saga';
import type { ProductId } from '@/domain/ids';
import { additionEnded, addToCartPressed, productAdded, selectIsAdding } from '@/features/cart';
import { navigated } from '@/core/navigation';
import { overlayClosed, overlayOpened } from '@/core/overlays';
import { sessionEnded } from '@/core/session';
import { favoriteRemovePressed, moveToCartPressed } from './wishlist.slice';

const isAdded = (id: ProductId) => (event: Action) => productAdded.match(event) && event.payload === id;
const isEnded = (id: ProductId) => (event: Action) => additionEnded.match(event) && event.payload === id;
const isAddition = (id: ProductId) => (event: Action) =>
  addToCartPressed.match(event) && event.payload.productId === id;
const isMove = (id: ProductId) => (event: Action) =>
  moveToCartPressed.match(event) && event.payload.addition.productId === id;
const isOtherPage = (event: Action) => navigated.match(event) && event.payload.move !== 'REPLACE';
/** Another page closes it, too. */
const isChooserClosed = (event: Action) =>
  (overlayClosed.match(event) && event.payload === 'chooser') || isOtherPage(event);

/** Resolves when the addition has failed (true), or the chooser was closed without one (false). */
function* untilFailed(id: ProductId): SagaGenerator<boolean> {
  const { isClosed } = yield* race({ isClosed: take(isChooserClosed), isOver: take(isEnded(id)) });
  // The chooser's own button also closes the dialog, while the addition is running.
  const isAdding = yield* select(selectIsAdding, id);
  if (isClosed && isAdding) yield* take(isEnded(id));
  return !isClosed || isAdding;
}

/** Whether the product was added, at once or by "Try again" on the toast of a failed addition. */
function* untilAdded(id: ProductId): SagaGenerator<boolean> {
  for (;;) {
    const { isMoved, isFailed } = yield* race({
      isMoved: take(isAdded(id)),
      isFailed: call(untilFailed, id),
    });
    if (isMoved || !isFailed) return Boolean(isMoved);
    const { isRepeated } = yield* race({
      isRepeated: take(isAddition(id)),
      isMovedAnew: take(isMove(id)),
      isLeft: take(isOtherPage),
    });
    if (!isRepeated) return false;
  }
}

/** Opens the chooser first if the product has variants; removes the favorite only once it is in the cart. */
export function* moveToCart({ payload }: ReturnType<typeof moveToCartPressed>): SagaGenerator<void> {
  const { addition, hasChoices } = payload;
  const { productId, color: colorId } = addition;
  // A second press while the code of the first one was loading.
  if (yield* select(selectIsAdding, productId)) return;
  yield* put(
    hasChoices ? overlayOpened({ name: 'chooser', productId, colorId }) : addToCartPressed(addition),
  );
  const { hasMoved } = yield* race({ hasMoved: call(untilAdded, productId), isOver: take(sessionEnded) });
  if (hasMoved) yield* put(favoriteRemovePressed(productId));
}
