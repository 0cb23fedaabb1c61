import type { SagaGenerator } from 'typed-redux-saga';
import { put } from 'typed-redux-saga';
import type { ApiError } from '@/api';
import { errorText } from '@/api';
import { noticeOf } from './notices.table';

/** Why a form was refused, in the server's words or ours. Field errors stand under the fields, and the end of a session is said elsewhere. */
export function* sayRefusal(error: ApiError): SagaGenerator<void> {
  if (error.fieldErrors !== undefined || error.status === 401) return;
  yield* put(noticeOf('refused', { text: errorText(error) }));
}
