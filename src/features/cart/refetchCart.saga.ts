import type { SagaGenerator } from 'typed-redux-saga';
import { call, put } from 'typed-redux-saga';
import type { ApiError } from '@/api';
import { refetchAfterDelays } from '@/shared/saga';
import { cartOutdated } from './cart.slice';
import { loadCarts } from './loadCart.saga';

/**
 * Refetches after a lost response, now and twice later, in case the server was slow to apply the change.
 * Returns the error of the first request.
 */
export function* refetchCart(): SagaGenerator<ApiError | undefined> {
  const error = yield* call(loadCarts);
  // Dispatched to the cart queue, behind presses made in the meantime.
  yield* refetchAfterDelays(function* () {
    yield* put(cartOutdated('responseLost'));
  });
  return error;
}
