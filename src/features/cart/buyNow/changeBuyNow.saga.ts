import type { SagaGenerator } from 'typed-redux-saga';
import { call, put, select, spawn } from 'typed-redux-saga';
import { callEndpoint, cartApi, isResponseLost } from '@/api';
import { showError } from '@/core/notices';
import { selectUser } from '@/core/session';
import type { buyNowStepped } from '../cart.slice';
import { refetchCart } from '../refetchCart.saga';
import { BUY_NOW_CALL } from '../cart.keys';
import { writeBuyNow } from './writeBuyNow.saga';

/** One quantity step of the buy-now cart; the response is the buy-now cart, never the basket. */
export function* changeBuyNow(press: ReturnType<typeof buyNowStepped>): SagaGenerator<void> {
  const owner = yield* select(selectUser);
  const response = yield* callEndpoint(
    cartApi.endpoints.changeCart.initiate(
      { ...press.payload, isBuyNow: true },
      { fixedCacheKey: BUY_NOW_CALL },
    ),
  );
  if (response.error) {
    yield* call(showError, response.error, press);
    // Not awaited: presses are ignored until this saga ends, also one on "Send again".
    if (isResponseLost(response.error)) yield* spawn(refetchCart);
    return;
  }
  if ((yield* select(selectUser))?.id !== owner?.id) return;
  const { cart } = response.data;
  if (cart) yield* call(writeBuyNow, cart);
  else yield* put(cartApi.util.invalidateTags(['BuyNow']));
}
