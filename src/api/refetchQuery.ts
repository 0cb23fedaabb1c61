import type { Action } from '@reduxjs/toolkit';
import { call, put } from 'redux-saga/effects';
import type { SagaGenerator } from 'typed-redux-saga';
import { api } from './api';
import type { ApiResponse, Initiated } from './callEndpoint';
import { callEndpoint } from './callEndpoint';

export interface Readable<Argument, T> {
  name: string;
  initiate: (argument: Argument, options: { subscribe: false; forceRefetch: true }) => Initiated<T>;
}

/** RTK Query's own type requires the endpoint definitions. */
interface Runnings {
  getRunningQueryThunk: (this: void, name: string, argument: unknown) => Action;
}

interface Running extends PromiseLike<unknown> {
  abort: () => void;
}

function* runningOf(name: string, argument: unknown): SagaGenerator<Running | undefined> {
  const { getRunningQueryThunk } = api.util as unknown as Runnings;
  return (yield put(getRunningQueryThunk(name, argument))) as Running | undefined;
}

/**
 * Aborts a pending request of the query and waits for its end. Call it before a write to the cache entry:
 * RTK Query would overwrite the write with the response, which may be older.
 */
export function* abortPendingQuery({ name }: { name: string }, argument: unknown): SagaGenerator<void> {
  const running = yield* runningOf(name, argument);
  running?.abort();
  if (running) yield call(() => running);
}

/** Waits for a pending request of the query, which RTK Query would otherwise reuse for a new call. */
export function* awaitPendingQuery({ name }: { name: string }, argument: unknown): SagaGenerator<void> {
  const running = yield* runningOf(name, argument);
  if (running) yield call(() => running);
}

/**
 * Refetches a query. RTK Query deduplicates pending requests, whose response may be older than the saga's
 * last write; therefore waits for a pending request first and then sends a new one.
 */
export function* refetchQuery<Argument, T>(
  endpoint: Readable<Argument, T>,
  argument: Argument,
): SagaGenerator<ApiResponse<T>> {
  yield* awaitPendingQuery(endpoint, argument);
  return yield* callEndpoint(endpoint.initiate(argument, { subscribe: false, forceRefetch: true }));
}
