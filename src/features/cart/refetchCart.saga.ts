import type { SagaGenerator } from 'typed-redux-saga';
import { call, put } from 'typed-redux-saga';
import { whenSlow } from '@/shared/saga';
import { cartOutdated } from './cart.slice';
import { loadCart } from './loadCart.saga';

/** The answer to a change was lost: whether the server did it, or still does, only the server knows. */
export function* refetchCart(): SagaGenerator<void> {
  yield* call(loadCart);
  // By the queue, behind what is pressed meanwhile.
  yield* whenSlow(function* () {
    yield* put(cartOutdated('answerLost'));
  });
}
