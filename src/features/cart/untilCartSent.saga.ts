import type { SagaGenerator } from 'typed-redux-saga';
import { select, take } from 'typed-redux-saga';
import { additionEnded, quantityConfirmed, selectIsChanging } from './cart.slice';

/** Waits until all presses that change the cart have their responses. */
export function* untilCartSent(): SagaGenerator<void> {
  while (yield* select(selectIsChanging)) yield* take([quantityConfirmed, additionEnded]);
}
