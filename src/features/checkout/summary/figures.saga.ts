import type { Action } from '@reduxjs/toolkit';
import { buffers } from 'redux-saga';
import type { SagaGenerator } from 'typed-redux-saga';
import { actionChannel, call, flush, select, take } from 'typed-redux-saga';
import {
  cartReceived,
  selectionCorrected,
  selectSelectedShopIds,
  shopsSelected,
  shopToggled,
} from '@/features/cart';
import { networkReturned } from '@/core/connection';
import { afterDrawing } from '@/shared/adapters';
import { lazily } from '@/shared/saga';
import { couponEntered, shieldToggled } from '../checkout.slice';
import { figuresMissed, figuresRequested } from './figures.events';

const requestFigures = lazily(() => import('./requestFigures.saga').then((file) => file.requestFigures));

/** The buy-now cart's figures are requested by its own page. */
function concernsBasket(event: Action): boolean {
  const isDecision = shieldToggled.match(event) || couponEntered.match(event);
  if (!isDecision) return true;
  const { payload } = event;
  return (typeof payload === 'string' ? payload : payload.kind) === 'cart';
}

/**
 * Specification §4, "Shop selection": each toggle refreshes the figures, and so does each cart response while
 * a shop is selected, on every page. Events during a running request are merged into one request after it.
 */
export function* figuresQueue(): SagaGenerator<void> {
  const events = yield* actionChannel<Action>(
    [
      shopToggled.type,
      shopsSelected.type,
      selectionCorrected.type,
      cartReceived.type,
      shieldToggled.type,
      couponEntered.type,
      figuresRequested.type,
      figuresMissed.type,
      networkReturned.type,
    ],
    buffers.expanding(4),
  );
  while (true) {
    const first = yield* take(events);
    // Paint the press first, and merge the events that it caused.
    yield* call(afterDrawing);
    const merged = [first, ...(yield* flush(events))].filter(concernsBasket);
    const isSelected = (yield* select(selectSelectedShopIds)).length > 0;
    if (isSelected && merged.length > 0) yield* call(requestFigures, merged.every(figuresMissed.match));
  }
}
