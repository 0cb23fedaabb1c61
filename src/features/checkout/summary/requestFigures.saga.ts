import type { SagaGenerator } from 'typed-redux-saga';
import { call, join, race, select, spawn } from 'typed-redux-saga';
import { refetchQuery, callEndpoint, cartApi } from '@/api';
import { FIGURES_TIMEOUT } from '@/domain/timing';
import { wait } from '@/shared/saga';
import { selectCheckoutQuery, selectChosenShops } from '../checkout.selectors';

const { getCheckout } = cartApi.endpoints;

/**
 * Fetches the figures of the current selection; returns with the response or after a timeout, so that a slow
 * request does not delay the next. Requests none for shops that a login has selected again before the
 * cart has loaded. `isCached`: cached figures are not refetched.
 */
export function* requestFigures(isCached: boolean): SagaGenerator<void> {
  const query = yield* select(selectCheckoutQuery, 'cart');
  const shops = yield* select(selectChosenShops, 'cart');
  if (!query || shops.length === 0) return;
  const request = yield* spawn(function* () {
    if (isCached) yield* callEndpoint(getCheckout.initiate(query, { subscribe: false }));
    else yield* refetchQuery(getCheckout, query);
  });
  yield* race({ isDone: join(request), isSlow: call(wait, FIGURES_TIMEOUT) });
}
