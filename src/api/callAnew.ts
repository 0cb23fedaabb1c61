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

/** The thunk is made from the name, whose type would only repeat the endpoint's. */
const runningRead = api.util.getRunningQueryThunk as (name: string, argument: unknown) => unknown;

/**
 * A read that begins now. RTK Query joins a read that is on its way, and that one may have been answered before what the
 * story has just done; so it is waited for, and the server is asked again.
 */
export function* callAnew<Argument, T>(
  endpoint: Readable<Argument, T>,
  argument: Argument,
): SagaGenerator<Answer<T>> {
  const running = (yield put(runningRead(endpoint.name, argument) as Action)) as
    PromiseLike<unknown> | undefined;
  if (running) yield call(() => running);
  return yield* callEndpoint(endpoint.initiate(argument, { subscribe: false, forceRefetch: true }));
}
