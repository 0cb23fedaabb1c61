import type { SagaGenerator } from 'typed-redux-saga';
import { call, race, select, take } from 'typed-redux-saga';
import { selectIsSignedIn, sessionEnded, sessionStarted } from './session.slice';

/** Runs a story for as long as somebody is signed in, and anew for the next one. */
export function* whileSignedIn(loadSaga: () => SagaGenerator<unknown>): SagaGenerator<never> {
  while (true) {
    if (!(yield* select(selectIsSignedIn))) yield* take(sessionStarted);
    yield* race([call(untilEnd, loadSaga), take(sessionEnded)]);
  }
}

/** A story that is done early is not told twice to the same user. */
function* untilEnd(loadSaga: () => SagaGenerator<unknown>): SagaGenerator<void> {
  yield* call(loadSaga);
  yield* take(sessionEnded);
}
