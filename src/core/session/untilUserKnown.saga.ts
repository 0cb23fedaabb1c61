import type { SagaGenerator } from 'typed-redux-saga';
import { select, take } from 'typed-redux-saga';
import { selectIsUserRequested, sessionEnded, sessionStarted, userNotFound } from './session.slice';

/** Waits while the user of a token is being fetched, whatever the outcome. */
export function* untilUserKnown(): SagaGenerator<void> {
  if (yield* select(selectIsUserRequested)) yield* take([sessionStarted, sessionEnded, userNotFound]);
}
