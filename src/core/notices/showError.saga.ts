import type { SagaGenerator } from 'typed-redux-saga';
import { call, put } from 'typed-redux-saga';
import type { ApiError } from '@/api';
import { errorText } from '@/api';
import { noticeOf } from './notices.table';

/** Why a call was refused: what the server says of a field, its message, or our words. The end of a session is said elsewhere. */
export function* showError(error: ApiError): SagaGenerator<void> {
  if (error.status === 401) return;
  const [reason] = Object.values(error.fieldErrors ?? {});
  yield* put(noticeOf('refused', { text: reason === undefined ? errorText(error) : { message: reason } }));
}

/** The same of a form, where what the server says of fields stands in the form itself (`FormGuard`). */
export function* showFormError(error: ApiError): SagaGenerator<void> {
  if (error.fieldErrors === undefined) yield* call(showError, error);
}
