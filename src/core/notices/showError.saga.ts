import type { SagaGenerator } from 'typed-redux-saga';
import { call, put } from 'typed-redux-saga';
import type { ApiError } from '@/api';
import { errorText } from '@/api';
import { noticeOf } from './notices.table';

/** Shows an API error as a toast, except a 401: it ends the session, which has a notice of its own. */
export function* showError(error: ApiError): SagaGenerator<void> {
  if (error.status !== 401) yield* put(noticeOf('refused', { text: errorText(error) }));
}

/** The same for forms, which show field errors themselves (`FormGuard`). */
export function* showFormError(error: ApiError): SagaGenerator<void> {
  if (error.fieldErrors === undefined) yield* call(showError, error);
}
