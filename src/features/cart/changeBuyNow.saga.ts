import type { SagaGenerator } from 'typed-redux-saga';
import { call, put, select } from 'typed-redux-saga';
import { callEndpoint, cartApi, errorText, isAnswerLost } from '@/api';
import { noticeOf } from '@/features/notices';
import { selectUser } from '@/features/session';
import { BUY_NOW_CALL } from './buyNowCall';
import type { buyNowStepped } from './cart.slice';
import { relearnCart } from './relearnCart.saga';

/** One step of what is bought at once: the answer is the buy-now cart, and never the basket. */
export function* changeBuyNow({ payload }: ReturnType<typeof buyNowStepped>): SagaGenerator<void> {
  const owner = yield* select(selectUser);
  const answer = yield* callEndpoint(
    cartApi.endpoints.changeCart.initiate({ ...payload, isBuyNow: true }, { fixedCacheKey: BUY_NOW_CALL }),
  );
  if (answer.error) {
    if (answer.error.status !== 401) yield* put(noticeOf('refused', { text: errorText(answer.error) }));
    if (isAnswerLost(answer.error)) yield* call(relearnCart);
    return;
  }
  if ((yield* select(selectUser))?.id !== owner?.id) return;
  const { cart } = answer.data;
  yield* put(
    cart
      ? cartApi.util.upsertQueryEntries([{ endpointName: 'getCart', arg: { isBuyNow: true }, value: cart }])
      : cartApi.util.invalidateTags(['BuyNow']),
  );
}
