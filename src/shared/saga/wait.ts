import { END, eventChannel } from 'redux-saga';
import type { SagaGenerator } from 'typed-redux-saga';
import { call, take } from 'typed-redux-saga';
import { clock } from '../adapters';

/** Waits a number of milliseconds by the adapter's clock; cancellation clears the timer. */
export function* wait(milliseconds: number): SagaGenerator<void> {
  const timer = yield* call(() =>
    eventChannel<'due'>((emit) =>
      clock.after(milliseconds, () => {
        emit('due');
        emit(END);
      }),
    ),
  );
  try {
    yield* take(timer);
  } finally {
    timer.close();
  }
}
