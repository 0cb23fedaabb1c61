import type { ApiError } from './apiError';

/** Whether the outcome of a write is unknown: network error, timeout, or a 5xx status. */
export function isResponseLost({ kind, status }: ApiError): boolean {
  return kind !== 'http' || (status ?? 0) >= 500;
}
