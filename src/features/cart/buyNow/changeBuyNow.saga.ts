import type { SagaGenerator } from 'typed-redux-saga';
import { call, put, select, spawn } from 'typed-redux-saga';
import { callEndpoint, cartApi, isResponseLost } from '@/api';
import type { ProductId } from '@/domain/ids';
import { selectUser } from '@/core/session';
import { buyNowStepConfirmed, buyNowStepped, buyNowStepsDropped, selectBuyNowSteps } from '../cart.slice';
import { selectBuyNowCart } from '../cart.selectors';
import { showLostPress } from '../lostPress.saga';
import { quantityNow } from '../quantityNow.saga';
import { refetchCart } from '../refetchCart.saga';
import { writeBuyNow } from './writeBuyNow.saga';

/**
 * Sends the pressed quantity steps of the buy-now cart, also those pressed meanwhile, one call per step; each
 * response is the buy-now cart, never the basket.
 */
export function* changeBuyNow(): SagaGenerator<void> {
  let isFirst = true;
  for (
    let steps = yield* select(selectBuyNowSteps);
    steps !== undefined;
    steps = yield* select(selectBuyNowSteps)
  ) {
    const owner = yield* select(selectUser);
    const change = steps.sum > 0 ? ('increment' as const) : ('decrement' as const);
    const step = { productId: steps.productId, change };
    const direction = change === 'increment' ? 1 : -1;
    const before = yield* quantityOf(step.productId);
    const requested = before + direction;
    const response = yield* callEndpoint(
      cartApi.endpoints.changeCart.initiate({ ...step, isBuyNow: true }, { track: false }),
    );
    if (response.error) {
      yield* put(buyNowStepsDropped());
      const isMade = function* () {
        return (yield* quantityOf(step.productId)) === requested;
      };
      yield* call(showLostPress, response.error, buyNowStepped(step), isMade);
      // Not awaited: presses are only counted until this saga ends, also one on "Send again".
      if (isResponseLost(response.error)) yield* spawn(refetchCart);
      return;
    }
    if ((yield* select(selectUser))?.id !== owner?.id) continue;
    yield* call(writeBuyNow, response.data.cart);
    // An earlier step arrived, though its response and the refetch were lost: it was pressed again (R76).
    const arrived = ((yield* quantityOf(step.productId)) - before) * direction;
    yield* put(buyNowStepConfirmed({ ...step, count: isFirst && before > 0 ? Math.max(arrived, 1) : 1 }));
    isFirst = false;
  }
}

function* quantityOf(productId: ProductId): SagaGenerator<number> {
  return (yield* call(quantityNow, productId, selectBuyNowCart)) ?? 0;
}
