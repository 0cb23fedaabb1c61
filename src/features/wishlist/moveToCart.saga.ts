import type { Action } from '@reduxjs/toolkit';
import type { SagaGenerator } from 'typed-redux-saga';
import { call, put, race, select, take } from 'typed-redux-saga';
import type { ProductId } from '@/domain/ids';
import { additionEnded, addToCartPressed, productAdded, selectIsAdding } from '@/features/cart';
import { navigated } from '@/core/navigation';
import { overlayClosed, overlayOpened } from '@/core/overlays';
import { sessionEnded } from '@/core/session';
import type { moveToCartPressed } from './wishlist.slice';
import { favoriteRemovePressed } from './wishlist.slice';

type CartSliceState = Parameters<typeof selectIsAdding>[0];

const isAdded = (id: ProductId) => (event: Action) => productAdded.match(event) && event.payload === id;
const isEnded = (id: ProductId) => (event: Action) => additionEnded.match(event) && event.payload === id;
/** Another page closes it, too. */
const isChooserClosed = (event: Action) =>
  (overlayClosed.match(event) && event.payload === 'chooser') ||
  (navigated.match(event) && event.payload.move !== 'REPLACE');

/** Resolves when the chooser was closed without adding, or the server refused. */
function* untilGivenUp(id: ProductId): SagaGenerator<void> {
  const { isClosed } = yield* race({ isClosed: take(isChooserClosed), isOver: take(isEnded(id)) });
  // The chooser's own button also closes the dialog, while the addition is running.
  const isAdding = yield* select((state: CartSliceState) => selectIsAdding(state, id));
  if (isClosed && isAdding) yield* take(isEnded(id));
}

/** Opens the chooser first if the product has variants; removes the favorite only once it is in the cart. */
export function* moveToCart({ payload }: ReturnType<typeof moveToCartPressed>): SagaGenerator<void> {
  const { addition, hasChoices } = payload;
  const { productId, color: colorId } = addition;
  yield* put(
    hasChoices ? overlayOpened({ name: 'chooser', productId, colorId }) : addToCartPressed(addition),
  );
  const { isMoved } = yield* race({
    isMoved: take(isAdded(productId)),
    isGivenUp: call(untilGivenUp, productId),
    isOver: take(sessionEnded),
  });
  if (isMoved) yield* put(favoriteRemovePressed(productId));
}
