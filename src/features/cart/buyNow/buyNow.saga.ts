import type { SagaGenerator } from 'typed-redux-saga';
import { call, put, select } from 'typed-redux-saga';
import { callEndpoint, cartApi } from '@/api';
import { paths } from '@/domain/paths';
import { needsSession } from '@/features/access';
import { goTo, selectLocation } from '@/core/navigation';
import { showError } from '@/core/notices';
import { selectUser } from '@/core/session';
import type { buyNowPressed } from '../cart.slice';
import { buyNowEnded } from '../cart.slice';
import { finishAfterLogin } from '../finishAfterLogin.saga';
import { writeBuyNow } from './writeBuyNow.saga';

/**
 * R46: the product is added to a separate buy-now cart, shown by /buynow; the basket is
 * unchanged. A visitor gets the login dialog, and the press is replayed after the login.
 */
export function* buyNow(press: ReturnType<typeof buyNowPressed>): SagaGenerator<void> {
  const { name: _name, thumbnail: _thumbnail, ...addition } = press.payload;
  const isAllowed = Boolean(addition.productId) && (yield* needsSession(press));
  const presser = yield* select(selectUser);
  const { pathname } = yield* select(selectLocation);
  const response = isAllowed
    ? yield* callEndpoint(
        cartApi.endpoints.addToCart.initiate({ ...addition, isBuyNow: true }, { track: false }),
      )
    : null;
  if (response?.error?.onUnauthorized === 'drop') return;
  yield* put(buyNowEnded());
  if (!response) return;
  const isSamePage = function* () {
    return (yield* select(selectLocation)).pathname === pathname;
  };
  if (response.error?.status === 401)
    return yield* call(finishAfterLogin, press, response.error, (yield* call(isSamePage)) ? presser : null);
  if (response.error) return yield* call(showError, response.error, press);
  yield* call(writeBuyNow, response.data.cart);
  // Not from another page.
  if (yield* call(isSamePage)) yield* goTo(paths.buyNow);
}
