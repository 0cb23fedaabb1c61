import type { PayloadAction, PayloadActionCreator } from '@reduxjs/toolkit';
import type { SagaGenerator } from 'typed-redux-saga';
import { call, put } from 'typed-redux-saga';
import { takeLeadingPer } from '@/shared/saga';
import { writeEnded, writeStarted } from './writes.slice';

/**
 * `takeLeadingPer` for a write whose control shows progress with `selectIsWriting` as long as presses are
 * ignored.
 */
export const takeLeadingWrite = <Payload>(
  event: PayloadActionCreator<Payload>,
  keyOf: (payload: Payload) => string,
  worker: (press: PayloadAction<Payload>) => SagaGenerator<unknown>,
) =>
  takeLeadingPer(event, keyOf, function* (press) {
    const key = keyOf(press.payload);
    yield* put(writeStarted(key));
    try {
      yield* call(worker, press);
    } finally {
      // Also if the worker is canceled, such as by the restart of a feature whose other worker threw.
      yield* put(writeEnded(key));
    }
  });
