import type { SagaGenerator } from 'typed-redux-saga';
import { call, put, select, spawn } from 'typed-redux-saga';
import { callEndpoint, cartApi, isResponseLost } from '@/api';
import { showError } from '@/core/notices';
import { selectUser } from '@/core/session';
import { buyNowStepConfirmed, buyNowStepped, buyNowStepsDropped, selectBuyNowSteps } from '../cart.slice';
import { refetchCart } from '../refetchCart.saga';
import { writeBuyNow } from './writeBuyNow.saga';

/**
 * Sends the pressed quantity steps of the buy-now cart, also those pressed meanwhile, one call per step; each
 * response is the buy-now cart, never the basket.
 */
export function* changeBuyNow(): SagaGenerator<void> {
  for (
    let steps = yield* select(selectBuyNowSteps);
    steps !== undefined;
    steps = yield* select(selectBuyNowSteps)
  ) {
    const owner = yield* select(selectUser);
    const change = steps.sum > 0 ? ('increment' as const) : ('decrement' as const);
    const step = { productId: steps.productId, change };
    const response = yield* callEndpoint(
      cartApi.endpoints.changeCart.initiate({ ...step, isBuyNow: true }, { track: false }),
    );
    if (response.error) {
      yield* put(buyNowStepsDropped());
      yield* call(showError, response.error, buyNowStepped(step));
      // Not awaited: presses are only counted until this saga ends, also one on "Send again".
      if (isResponseLost(response.error)) yield* spawn(refetchCart);
      return;
    }
    if ((yield* select(selectUser))?.id !== owner?.id) continue;
    const { cart } = response.data;
    if (cart) yield* call(writeBuyNow, cart);
    else yield* put(cartApi.util.invalidateTags(['BuyNow']));
    yield* put(buyNowStepConfirmed(step));
  }
}
