import type { PayloadAction, PayloadActionCreator } from '@reduxjs/toolkit';
import type { SagaGenerator } from 'typed-redux-saga';
import { call, put } from 'typed-redux-saga';
import { endedSessions } from '@/shared/adapters';
import { takeLeadingPer } from '@/shared/saga';
import { writeEnded, writeStarted } from './writes.slice';

/**
 * `takeLeadingPer` for a write whose control shows progress with `selectIsWriting` as long as presses are
 * ignored. A write of an ended session blocks no press of the next one.
 */
export const takeLeadingWrite = <Payload>(
  event: PayloadActionCreator<Payload>,
  keyOf: (payload: Payload) => string,
  worker: (press: PayloadAction<Payload>) => SagaGenerator<unknown>,
) =>
  takeLeadingPer(
    event,
    (payload) => `${endedSessions().count} ${keyOf(payload)}`,
    function* (press) {
      const key = keyOf(press.payload);
      const { count } = endedSessions();
      yield* put(writeStarted(key));
      try {
        yield* call(worker, press);
      } finally {
        // Also if the worker is canceled, such as by the restart of a feature whose other worker threw.
        if (endedSessions().count === count) yield* put(writeEnded(key));
      }
    },
  );
