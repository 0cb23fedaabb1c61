import type { TextKey } from '@/domain/textKey';

/** How a 401 of an endpoint is handled, by one saga in `features/access` (R18). */
export type OnUnauthorized =
  | 'endSession'
  /** Ends the session without a notice, because the calling saga shows its own. */
  | 'endSessionSilently'
  | 'endSessionAndGoHome'
  | 'showMessage'
  | 'ignore'
  /** The shopper has ended the session meanwhile: no saga shows or repeats anything of it (R19). */
  | 'drop';

/** Error of a request; serializable, because it is stored in the cache. */
export interface ApiError {
  kind: 'http' | 'network' | 'timeout' | 'unreadable' | 'lookingBack';
  /** HTTP status, if there was a response. */
  status?: number;
  /** The server's own message: one line, at most 300 characters. */
  message?: string;
  /** First message of each field (api §1). */
  fieldErrors?: Record<string, string>;
  /** Unix time in milliseconds by the device's clock at which a retry is allowed (429, 503). */
  retryAt?: number;
  /** Set only for a 401. */
  onUnauthorized?: OnUnauthorized;
  /** Data that the endpoint parsed from the error body, such as `needs_verification`. */
  details?: unknown;
}

/** Text key for an error without a server message. */
export function errorTextKey(error: ApiError): TextKey {
  switch (error.kind) {
    case 'network':
      return 'You seem to be offline. Check your connection and try again.';
    case 'timeout':
      return 'This takes longer than it should. Please try again.';
    case 'unreadable':
      return 'The shop answered in a way we could not read. Please try again.';
    case 'http':
    case 'lookingBack':
      return error.status === 429
        ? 'Too many tries. Please wait a moment and try again.'
        : 'Something went wrong. Please try again.';
  }
}

/** The server's message at any status, else the key of a client text (specification §8). */
export function errorText(error: ApiError): { message: string } | { key: TextKey } {
  return error.message ? { message: error.message } : { key: errorTextKey(error) };
}

/** Whether the server does not know the requested id: 404 (api §1), or 422 of some endpoints (api §4–§6). */
export function isNotFound(error: unknown): boolean {
  return isApiError(error) && (error.status === 404 || error.status === 422);
}

export function isApiError(value: unknown): value is ApiError {
  return typeof value === 'object' && value !== null && typeof (value as Partial<ApiError>).kind === 'string';
}
