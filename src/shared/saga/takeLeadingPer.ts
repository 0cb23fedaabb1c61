import type { PayloadAction, PayloadActionCreator } from '@reduxjs/toolkit';
import type { Task } from 'redux-saga';
import type { SagaGenerator } from 'typed-redux-saga';
import { fork, take } from 'typed-redux-saga';

/** `takeLeading` for each subject by itself: a press on another one is not ignored meanwhile. */
export function takeLeadingPer<Payload>(
  event: PayloadActionCreator<Payload>,
  subjectOf: (payload: Payload) => string,
  worker: (press: PayloadAction<Payload>) => SagaGenerator<unknown>,
) {
  return fork(function* () {
    const running = new Map<string, Task>();
    while (true) {
      const press = yield* take<PayloadAction<Payload>>(event.type);
      const subject = subjectOf(press.payload);
      if (!running.get(subject)?.isRunning()) running.set(subject, yield* fork(worker, press));
    }
  });
}
