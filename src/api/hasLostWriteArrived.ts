import type { SagaGenerator } from 'typed-redux-saga';
import type { ApiError } from './apiError';
import { isResponseLost } from './isResponseLost';
import type { Readable } from './refetchQuery';
import { refetchQuery } from './refetchQuery';

/** Whether a write has arrived although its response was lost: the refetched query shows it. */
export function* hasLostWriteArrived<Argument, T>(
  error: ApiError,
  endpoint: Readable<Argument, T>,
  argument: Argument,
  isMade: (data: T) => boolean,
): SagaGenerator<boolean> {
  if (!isResponseLost(error)) return false;
  const { data } = yield* refetchQuery(endpoint, argument);
  return data !== undefined && isMade(data);
}
