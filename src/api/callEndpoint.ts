import type { Action } from '@reduxjs/toolkit';
import { call, put } from 'redux-saga/effects';
import type { SagaGenerator } from 'typed-redux-saga';
import type { ApiError } from './apiError';
import { isApiError } from './apiError';

export type ApiResponse<T> = { data: T; error?: undefined } | { data?: undefined; error: ApiError };

export interface QueryOutcome<T> {
  data?: T | undefined;
  error?: unknown;
  /** Set if the entry of a query left the cache before the response arrived, as at the end of a session. */
  isUninitialized?: boolean;
}

/** Return type of `endpoint.initiate(…)`: a thunk whose promise resolves to data or error. */
export type Initiated<T> = (...args: never[]) => PromiseLike<QueryOutcome<T>>;

/**
 * Calls an endpoint from a saga and waits for the response. Network failures are returned as errors, never
 * thrown: `const response = yield* callEndpoint(sessionApi.endpoints.login.initiate(credentials));`.
 */
export function* callEndpoint<T>(initiated: Initiated<T>): SagaGenerator<ApiResponse<T>> {
  // `put` resolves to the dispatch's return value, which is the thunk's promise.
  const running = (yield put(initiated as unknown as Action)) as PromiseLike<QueryOutcome<T>>;
  return responseOf((yield call(() => running)) as QueryOutcome<T>);
}

export function responseOf<T>({ data, error, isUninitialized }: QueryOutcome<T>): ApiResponse<T> {
  if (error === undefined && !isUninitialized) return { data: data as T };
  return { error: isApiError(error) ? error : { kind: 'network' } };
}
