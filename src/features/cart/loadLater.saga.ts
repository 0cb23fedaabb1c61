import type { SagaGenerator } from 'typed-redux-saga';
import { call, put, select } from 'typed-redux-saga';
import { selectIsSignedIn } from '@/core/session';
import { LOAD_AGAIN_DELAYS } from '@/domain/timing';
import { wait } from '@/shared/saga';
import { cartOutdated } from './cart.slice';

/**
 * Has the cart queue load a cart again that failed to load, later after each failure in a row: the shown one
 * may be the stored one, or older than another tab's, and nothing else would refetch it.
 */
export function* loadLater(failures: number): SagaGenerator<void> {
  yield* call(wait, LOAD_AGAIN_DELAYS[failures - 1] ?? LOAD_AGAIN_DELAYS.at(-1) ?? 0);
  if (yield* select(selectIsSignedIn)) yield* put(cartOutdated('notLoaded'));
}
