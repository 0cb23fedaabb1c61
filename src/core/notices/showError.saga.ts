import type { Action } from '@reduxjs/toolkit';
import type { SagaGenerator } from 'typed-redux-saga';
import { call, put } from 'typed-redux-saga';
import type { ApiError } from '@/api';
import { errorText } from '@/api';
import { noticeOf } from './notices.table';
import { unsentOffer } from './unsentOffer';

/**
 * Notice of an API error. `press` is the event that a press without a network caused: its toast stays, and
 * offers to send it again, and so does the `Unsent` beside the control.
 */
export function errorNotice(error: ApiError, press?: Action) {
  const text = errorText(error);
  return press && error.kind === 'network'
    ? noticeOf('unsent', { text, offer: unsentOffer(press) })
    : noticeOf('refused', { text });
}

/**
 * Shows an API error as a toast, except a 401: it ends the session, which has a notice of its own.
 */
export function* showError(error: ApiError, press?: Action): SagaGenerator<void> {
  if (error.status === 401) return;
  yield* put(errorNotice(error, press));
}

/** The same for forms, which show field errors themselves (`FormGuard`). */
export function* showFormError(error: ApiError): SagaGenerator<void> {
  if (error.fieldErrors === undefined) yield* call(showError, error);
}
