import type { SagaGenerator } from 'typed-redux-saga';
import { call, race, spawn, take } from 'typed-redux-saga';
import type { ApiError } from '@/api';
import { cartApi, isResponseLost } from '@/api';
import { showError, withdrawUnsent } from '@/core/notices';
import { sessionEnded } from '@/core/session';

type Press = Parameters<typeof withdrawUnsent>[0];

/**
 * Shows the error of a press on the cart. If its response was lost, a later cart may show that it arrived
 * (`isMade`): then the offer to send it again is withdrawn, which would do it twice.
 */
export function* showLostPress(
  error: ApiError,
  press: Press,
  isMade: () => SagaGenerator<boolean>,
): SagaGenerator<void> {
  yield* call(showError, error, press);
  if (!isResponseLost(error)) return;
  yield* spawn(function* () {
    while (true) {
      const { isOver } = yield* race({
        isOver: take(sessionEnded),
        cart: take(cartApi.endpoints.getCart.matchFulfilled),
      });
      if (isOver) return;
      if (yield* call(isMade)) {
        yield* call(withdrawUnsent, press);
        return;
      }
    }
  });
}
