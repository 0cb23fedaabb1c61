import type { SagaGenerator } from 'typed-redux-saga';
import { call, race, select, take } from 'typed-redux-saga';
import { selectIsSignedIn, sessionEnded, sessionStarted } from './session.slice';

/** Runs a saga while a user is signed in, and again for the next one. */
export function* whileSignedIn(loadSaga: () => SagaGenerator<unknown>): SagaGenerator<never> {
  while (true) {
    if (!(yield* select(selectIsSignedIn))) yield* take(sessionStarted);
    yield* race([call(untilEnd, loadSaga), take(sessionEnded)]);
  }
}

/** A saga that returns early is not restarted for the same user. */
function* untilEnd(loadSaga: () => SagaGenerator<unknown>): SagaGenerator<void> {
  yield* call(loadSaga);
  yield* take(sessionEnded);
}
