import type { ApiError } from './apiError';
import { isApiError } from './apiError';

/** Whether the outcome of a write is unknown: network error, timeout, or a 5xx status. */
export function isResponseLost({ kind, status }: ApiError): boolean {
  return kind !== 'http' || (status ?? 0) >= 500;
}

/** Whether the server judged the call: it would refuse the same input again. */
export const isRefusal = (error: ApiError): boolean => !isResponseLost(error) && error.status !== 429;

/** Whether a call got no response at all. */
export const isNetworkLost = (error: unknown): boolean => isApiError(error) && error.kind === 'network';
