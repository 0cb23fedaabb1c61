import type { SagaGenerator } from 'typed-redux-saga';
import { select, take } from 'typed-redux-saga';
import { buyNowStepConfirmed, buyNowStepsDropped, selectBuyNowSteps } from '../cart.slice';

/** Waits until the pressed quantity steps of the buy-now cart have their responses. */
export function* untilBuyNowSent(): SagaGenerator<void> {
  while (yield* select(selectBuyNowSteps)) yield* take([buyNowStepConfirmed, buyNowStepsDropped]);
}
