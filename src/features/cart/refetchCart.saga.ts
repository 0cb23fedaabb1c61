import type { SagaGenerator } from 'typed-redux-saga';
import { call, put } from 'typed-redux-saga';
import { whenSlow } from '@/shared/saga';
import { cartOutdated } from './cart.slice';
import { loadCarts } from './loadCart.saga';

/**
 * Refetches after a lost response, now and once more later, in case the server was slow to apply the change.
 */
export function* refetchCart(): SagaGenerator<void> {
  yield* call(loadCarts);
  // Dispatched to the cart queue, behind presses made in the meantime.
  yield* whenSlow(function* () {
    yield* put(cartOutdated('responseLost'));
  });
}
