import { isApiError } from './apiError';
import { isResponseLost } from './isResponseLost';

/**
 * Whether a write is pending, or its response was lost and `read`, which may show that it has arrived, is
 * pending.
 */
export function isOutcomePending(
  write: { isLoading: boolean; error?: unknown },
  read: { isFetching: boolean },
): boolean {
  const isLost = isApiError(write.error) && isResponseLost(write.error);
  return write.isLoading || (isLost && read.isFetching);
}
