import type { Action } from '@reduxjs/toolkit';
import { buffers } from 'redux-saga';
import type { SagaGenerator } from 'typed-redux-saga';
import { actionChannel, call, select, take } from 'typed-redux-saga';
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
    // Paint the press first; the events that it caused are merged.
    yield* call(afterDrawing);
    if ((yield* select(selectSelectedShopIds)).length > 0) yield* call(requestFigures, first, events);
  }
}
