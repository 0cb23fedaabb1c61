import type { SagaGenerator } from 'typed-redux-saga';
import { call, race } from 'typed-redux-saga';
import type { ApiResponse } from '@/api';
import { REQUEST_TIMEOUT } from '@/domain/timing';
import { wait } from '@/shared/saga';

/**
 * Limits a read, retries included, to one request timeout, so that "Processing..." does not last for a
 * minute.
 */
export function* inTime<T>(read: SagaGenerator<ApiResponse<T>>): SagaGenerator<ApiResponse<T>> {
  const { response } = yield* race({ response: read, isOver: call(wait, REQUEST_TIMEOUT) });
  return response ?? { error: { kind: 'timeout' } };
}
