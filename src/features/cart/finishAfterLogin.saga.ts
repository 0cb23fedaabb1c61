import type { SagaGenerator } from 'typed-redux-saga';
import { call, put, select, spawn } from 'typed-redux-saga';
import type { ApiError } from '@/api';
import type { User } from '@/domain/session';
import { requireLogin } from '@/features/access';
import { selectUser } from '@/core/session';
import type { addToCartPressed, buyNowPressed } from './cart.slice';

type Press = ReturnType<typeof addToCartPressed | typeof buyNowPressed>;

/**
 * Has a press that was refused with a 401 replayed after the login. If the refusal arrives after the next
 * login of its user, the press is replayed at once; a press of another user is dropped (R122).
 */
export function* finishAfterLogin(
  press: Press,
  { onUnauthorized }: ApiError,
  presser: User | null,
): SagaGenerator<void> {
  const user = yield* select(selectUser);
  if (!user) yield* call(requireLogin, press);
  // Other refusals are of the current session, which is about to end.
  else if (onUnauthorized === 'ignore' && user.id === presser?.id) yield* spawn(replay, press);
}

/** Not before the saga of the press has ended: "Buy Now" takes one press at a time. */
function* replay(press: Press) {
  yield* call(() => Promise.resolve());
  yield* put({ ...press });
}
