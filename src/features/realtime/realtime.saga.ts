import { call } from 'typed-redux-saga';
import { whileSignedIn } from '@/core/session';
import { lazily } from '@/shared/saga';

const listen = lazily(() => import('./listen.saga').then((file) => file.listen));

/** While a user is signed in, loads the socket's code and dispatches its messages as actions. */
export function* realtimeSaga() {
  yield* call(whileSignedIn, listen);
}
