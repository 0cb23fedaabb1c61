import type { SagaGenerator } from 'typed-redux-saga';
import { call, put, select } from 'typed-redux-saga';
import { callEndpoint, cartApi, errorText, isResponseLost } from '@/api';
import { noticeOf } from '@/core/notices';
import { selectUser } from '@/core/session';
import type { buyNowStepped } from '../cart.slice';
import { refetchCart } from '../refetchCart.saga';
import { BUY_NOW_CALL } from './buyNowCall';

/** One quantity step of the buy-now cart; the response is the buy-now cart, never the basket. */
export function* changeBuyNow({ payload }: ReturnType<typeof buyNowStepped>): SagaGenerator<void> {
  const owner = yield* select(selectUser);
  const response = yield* callEndpoint(
    cartApi.endpoints.changeCart.initiate({ ...payload, isBuyNow: true }, { fixedCacheKey: BUY_NOW_CALL }),
  );
  if (response.error) {
    if (response.error.status !== 401) yield* put(noticeOf('refused', { text: errorText(response.error) }));
    if (isResponseLost(response.error)) yield* call(refetchCart);
    return;
  }
  if ((yield* select(selectUser))?.id !== owner?.id) return;
  const { cart } = response.data;
  yield* put(
    cart
      ? cartApi.util.upsertQueryEntries([{ endpointName: 'getCart', arg: { isBuyNow: true }, value: cart }])
      : cartApi.util.invalidateTags(['BuyNow']),
  );
}
