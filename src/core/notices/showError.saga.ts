import type { SagaGenerator } from 'typed-redux-saga';
import { call, put } from 'typed-redux-saga';
import type { ApiError } from '@/api';
import { errorText } from '@/api';
import { noticeOf } from './notices.table';

/**
 * Shows an API error: the first field error, the server's message, or a default text. A 401 is shown by
 * `unauthorizedSaga`.
 */
export function* showError(error: ApiError): SagaGenerator<void> {
  if (error.status === 401) return;
  const [reason] = Object.values(error.fieldErrors ?? {});
  yield* put(noticeOf('refused', { text: reason === undefined ? errorText(error) : { message: reason } }));
}

/** The same for forms, which show field errors themselves (`FormGuard`). */
export function* showFormError(error: ApiError): SagaGenerator<void> {
  if (error.fieldErrors === undefined) yield* call(showError, error);
}
