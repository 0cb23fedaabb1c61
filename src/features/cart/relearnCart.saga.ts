import type { SagaGenerator } from 'typed-redux-saga';
import { call } from 'typed-redux-saga';
import { LOST_CART_PAUSES } from '@/domain/timing';
import { wait } from '@/shared/saga';
import { loadCart } from './loadCart.saga';

/**
 * The answer to a change was lost: whether the server did it, only the server knows. Where it cannot be asked either,
 * the next answer of any cart call tells.
 */
export function* relearnCart(): SagaGenerator<void> {
  for (const milliseconds of LOST_CART_PAUSES) {
    if (milliseconds > 0) yield* call(wait, milliseconds);
    if ((yield* call(loadCart)) === 'known') return;
  }
}
