import type { Action } from '@reduxjs/toolkit';
import type { SagaGenerator } from 'typed-redux-saga';
import { call, race, spawn, take } from 'typed-redux-saga';
import type { ApiError } from '@/api';
import { cartApi } from '@/api';
import { pressKey, showError, withdrawUnsent } from '@/core/notices';
import { sessionEnded } from '@/core/session';

type Press = Parameters<typeof withdrawUnsent>[0];

/**
 * Shows the error of a press on the cart. A press without a network is offered again; a later cart may show
 * that it arrived (`isMade`): then the offer is withdrawn, which would do it twice.
 */
export function* showLostPress(
  error: ApiError,
  press: Press,
  isMade: () => SagaGenerator<boolean>,
): SagaGenerator<void> {
  yield* call(showError, error, press);
  if (error.kind !== 'network') return;
  const key = pressKey(press);
  yield* spawn(function* () {
    while (true) {
      const { cart } = yield* race({
        isOver: take(sessionEnded),
        isPressedAgain: take((event: Action) => pressKey(event) === key),
        cart: take(cartApi.endpoints.getCart.matchFulfilled),
      });
      if (!cart) return;
      if (yield* call(isMade)) {
        yield* call(withdrawUnsent, press);
        return;
      }
    }
  });
}
