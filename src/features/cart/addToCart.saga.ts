import type { SagaGenerator } from 'typed-redux-saga';
import { call, put, select } from 'typed-redux-saga';
import { callEndpoint, cartApi, errorText, isAnswerLost } from '@/api';
import { askToLogin, needsSession } from '@/features/access';
import { noticeOf } from '@/features/notices';
import { selectUser } from '@/features/session';
import type { addToCartPressed } from './cart.slice';
import { productAdded } from './cart.events';
import { additionEnded } from './cart.slice';
import { takeOverCart } from './loadCart.saga';
import { relearnCart } from './relearnCart.saga';

/**
 * Specification §5 and §8: sent only if a product id exists; a visitor hears "Please login first!" and gets the login
 * dialog, after which this very press finishes by itself; other errors are the server's message.
 */
export function* addToCart(press: ReturnType<typeof addToCartPressed>): SagaGenerator<void> {
  const { name, thumbnail, ...addition } = press.payload;
  const isAllowed = Boolean(addition.productId) && (yield* needsSession(press));
  const owner = yield* select(selectUser);
  const answer = isAllowed
    ? yield* callEndpoint(
        cartApi.endpoints.addToCart.initiate({ ...addition, isBuyNow: false }, { track: false }),
      )
    : null;
  if (answer && !answer.error) yield* put(productAdded(addition.productId));
  yield* put(additionEnded(addition.productId));
  if (!answer) return;
  if (answer.error?.status === 401) {
    yield* call(askToLogin, press);
  } else if (answer.error) {
    yield* put(noticeOf('refused', { text: errorText(answer.error) }));
    if (isAnswerLost(answer.error)) yield* call(relearnCart);
  } else {
    yield* call(takeOverCart, answer.data, owner);
    const product = { id: addition.productId, name, thumbnail };
    yield* put(noticeOf('cartAdded', { product }));
  }
}
