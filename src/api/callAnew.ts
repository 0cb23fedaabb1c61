import type { Action } from '@reduxjs/toolkit';
import { call, put } from 'redux-saga/effects';
import type { SagaGenerator } from 'typed-redux-saga';
import { api } from './api';
import type { Answer, Initiated } from './callEndpoint';
import { callEndpoint } from './callEndpoint';

interface Readable<Argument, T> {
  name: string;
  initiate: (argument: Argument, options: { subscribe: false; forceRefetch: true }) => Initiated<T>;
}

/** RTK Query's own type asks for the names of all endpoints. */
interface Runnings {
  getRunningQueryThunk: (this: void, name: string, argument: unknown) => Action;
}

/** Waits for a read that is on its way: a call that is made now would be answered by it. */
export function* untilRead<Argument>({ name }: { name: string }, argument: Argument): SagaGenerator<void> {
  const { getRunningQueryThunk } = api.util as unknown as Runnings;
  const running = (yield put(getRunningQueryThunk(name, argument))) as PromiseLike<unknown> | undefined;
  if (running) yield call(() => running);
}

/**
 * A read that begins now. RTK Query joins a read that is on its way, and that one may have been answered before what the
 * story has just done; so it is waited for, and the server is asked again.
 */
export function* callAnew<Argument, T>(
  endpoint: Readable<Argument, T>,
  argument: Argument,
): SagaGenerator<Answer<T>> {
  yield* untilRead(endpoint, argument);
  return yield* callEndpoint(endpoint.initiate(argument, { subscribe: false, forceRefetch: true }));
}
