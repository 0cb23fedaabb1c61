import type { SagaGenerator } from 'typed-redux-saga';
import { call, put, select } from 'typed-redux-saga';
import { callEndpoint, cartApi, errorText } from '@/api';
import { paths } from '@/domain/paths';
import { askToLogin, needsSession } from '@/features/access';
import { goTo, selectPlace } from '@/features/navigation';
import { noticeShown } from '@/features/notices';
import { selectUser } from '@/features/session';
import type { buyNowPressed } from './cart.slice';
import { buyNowEnded } from './cart.slice';

/**
 * Contract §5, "Buy now": the product goes into a cart of its own, the basket stays as it is, and /buynow shows it. A
 * visitor is asked to log in, after which this very press finishes by itself.
 */
export function* buyNow(press: ReturnType<typeof buyNowPressed>): SagaGenerator<void> {
  const { name: _name, thumbnail: _thumbnail, ...addition } = press.payload;
  const isAllowed = Boolean(addition.productId) && (yield* needsSession(press));
  const { pathname } = yield* select(selectPlace);
  const owner = yield* select(selectUser);
  const answer = isAllowed
    ? yield* callEndpoint(
        cartApi.endpoints.addToCart.initiate({ ...addition, isBuyNow: true }, { track: false }),
      )
    : null;
  yield* put(buyNowEnded());
  if (!answer) return;
  if (answer.error?.status === 401) return yield* call(askToLogin, press);
  if (answer.error) return yield* say(errorText(answer.error));
  // A late answer belongs to whoever pressed, and to nobody who has gone elsewhere since.
  if ((yield* select(selectUser))?.id !== owner?.id) return;
  yield* put(
    cartApi.util.upsertQueryEntries([
      { endpointName: 'getCart', arg: { isBuyNow: true }, value: answer.data },
    ]),
  );
  if ((yield* select(selectPlace)).pathname === pathname) yield* goTo(paths.buyNow);
}

function* say(text: ReturnType<typeof errorText>): SagaGenerator<void> {
  yield* put(noticeShown({ kind: 'error', text }));
}
