import type { Action } from '@reduxjs/toolkit';
import { call, put } from 'redux-saga/effects';
import type { SagaGenerator } from 'typed-redux-saga';
import type { ApiError } from './apiError';
import { isApiError } from './apiError';

export type Answer<T> = { data: T; error?: undefined } | { data?: undefined; error: ApiError };

interface Settled<T> {
  data?: T | undefined;
  error?: unknown;
}

/** What `endpoint.initiate(…)` makes: a thunk that answers a promise, settled to data or error. */
export type Initiated<T> = (...args: never[]) => PromiseLike<Settled<T>>;

/**
 * Calls an endpoint from a story and waits for the answer; never throws for what the network does.
 *
 *     const answer = yield* callEndpoint(sessionApi.endpoints.login.initiate(credentials));
 *     if (answer.error) …
 */
export function* callEndpoint<T>(initiated: Initiated<T>): SagaGenerator<Answer<T>> {
  // The thunk middleware answers a dispatch with the promise, and `put` hands that on.
  const running = (yield put(initiated as unknown as Action)) as PromiseLike<Settled<T>>;
  const { data, error } = (yield call(() => running)) as Settled<T>;
  if (error === undefined) return { data: data as T };
  return { error: isApiError(error) ? error : { kind: 'network' } };
}
