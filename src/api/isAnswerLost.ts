import type { ApiError } from './apiError';

/** Nobody knows what became of a write: the network, the time, or a server that broke down on the way. */
export function isAnswerLost({ kind, status }: ApiError): boolean {
  return kind !== 'http' || (status ?? 0) >= 500;
}
