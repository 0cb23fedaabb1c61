import type { Action } from '@reduxjs/toolkit';
import type { Channel } from 'redux-saga';
import type { SagaGenerator } from 'typed-redux-saga';
import { call, flush, join, put, race, select, spawn } from 'typed-redux-saga';
import { callEndpoint, cartApi } from '@/api';
import { FIGURES_TIMEOUT } from '@/domain/timing';
import { cartReceived } from '@/features/cart';
import { wait } from '@/shared/saga';
import { selectCheckoutQuery, selectChosenShops } from '../checkout.selectors';
import { couponEntered, shieldToggled } from '../checkout.slice';
import { figuresMissed } from './figures.events';

const { getCheckout } = cartApi.endpoints;

/** The buy-now cart's figures are requested by its own page. */
function concernsBasket(event: Action): boolean {
  const isDecision = shieldToggled.match(event) || couponEntered.match(event);
  if (!isDecision) return true;
  const { payload } = event;
  return (typeof payload === 'string' ? payload : payload.kind) === 'cart';
}

/**
 * Fetches the figures of the current selection after an event and those that follow it; returns with the
 * response or after a timeout, so that a slow request does not delay the next. Requests none for shops that a
 * login has selected again before the cart has loaded. Figures that are only missed are not refetched.
 */
export function* requestFigures(event: Action, events: Channel<Action>): SagaGenerator<void> {
  const merged = [event, ...(yield* flush(events))].filter(concernsBasket);
  const query = yield* select(selectCheckoutQuery, 'cart');
  const shops = yield* select(selectChosenShops, 'cart');
  if (merged.length === 0 || !query || shops.length === 0) return;
  const forceRefetch = !merged.every(figuresMissed.match);
  const request = yield* spawn(callEndpoint, getCheckout.initiate(query, { subscribe: false, forceRefetch }));
  yield* race({ isDone: join(request), isSlow: call(wait, FIGURES_TIMEOUT) });

  const meanwhile = yield* flush(events);
  const [first, ...others] = meanwhile.filter((later) => !figuresMissed.match(later));
  const isSame = (yield* select(selectCheckoutQuery, 'cart')) === query;
  // This request is the refresh for a single cart response meanwhile, if that brought the same cart.
  if (isSame && others.length === 0 && (!first || cartReceived.match(first))) return;
  for (const later of meanwhile) yield* put(events, later);
}
