import { call } from 'redux-saga/effects';
import type { SagaGenerator } from 'typed-redux-saga';
import { getContext } from 'typed-redux-saga';
import type { ApiResponse, Initiated, QueryOutcome } from './callEndpoint';
import { callEndpoint, responseOf } from './callEndpoint';

/** Calls that were sent before the sagas ran, by endpoint. */
export type FirstCalls = Map<string, PromiseLike<QueryOutcome<unknown>>>;

/** `callEndpoint` for a call that may have been sent before the sagas ran: awaits that one, once. */
export function* callEndpointOnce<T>(name: string, initiated: Initiated<T>): SagaGenerator<ApiResponse<T>> {
  const firstCalls = yield* getContext<FirstCalls | undefined>('firstCalls');
  const running = firstCalls?.get(name) as PromiseLike<QueryOutcome<T>> | undefined;
  firstCalls?.delete(name);
  return running
    ? responseOf((yield call(() => running)) as QueryOutcome<T>)
    : yield* callEndpoint(initiated);
}
