import type { GenericSchema } from 'valibot';
import type { SecretRef } from '@/shared/adapters';
import { destination } from '@/shared/adapters';
import type { OnUnauthorized } from './apiError';

type QueryValue = string | number | boolean | null | undefined;

/** Request of an endpoint. */
export interface ApiRequest {
  /** Path below /api, with a leading slash; with `isAnnouncedUrl`, a URL sent by the server. */
  url: string;
  isAnnouncedUrl?: true;
  method?: 'GET' | 'POST' | 'DELETE';
  /** Undefined, null and empty values are omitted. */
  query?: Readonly<Record<string, QueryValue>>;
  /** JSON; secret references are replaced by their secrets when sent. */
  body?: unknown;
  /**
   * Multipart form; file references are replaced by their files when sent. A list becomes repeated fields;
   * null and undefined values are omitted.
   */
  form?: Readonly<Record<string, unknown>>;
  headers?: Readonly<Record<string, string | SecretRef>>;
  /** Schema that parses a success body into the domain type; absent when the body is ignored. */
  reads?: GenericSchema;
  /** Replaces `reads` for responses that are not JSON, such as an invoice. */
  readsResponse?: (response: Response) => Promise<unknown>;
  /** Schema that parses an error body into `ApiError.details`. */
  readsError?: GenericSchema;
  onUnauthorized?: OnUnauthorized;
  /** Read that visitors may make: a stale token is dropped and the request repeated once without it. */
  isPublic?: boolean;
  /** Overrides whether the request is a retryable read, such as the POST /cart/checkout. */
  isRead?: boolean;
}

/**
 * Whether the response is only for the session's user: signing in and out are not, and neither is what
 * visitors may read.
 */
export const isOfSession = ({ isPublic = false, onUnauthorized }: ApiRequest): boolean =>
  !isPublic && onUnauthorized !== 'showMessage' && onUnauthorized !== 'ignore';

/** Whether the request may be repeated automatically. */
export const isRetryable = ({ isRead, method = 'GET' }: ApiRequest): boolean => isRead ?? method === 'GET';

/** Same-origin URL of the request; null for a URL of another origin. */
export function addressFor({ url, query = {}, isAnnouncedUrl }: ApiRequest): string | null {
  if (isAnnouncedUrl) return destination(url)?.path ?? null;
  const parameters = Object.entries(query).filter(
    (entry): entry is [string, string | number | boolean] =>
      entry[1] !== null && entry[1] !== undefined && entry[1] !== '',
  );
  const search = new URLSearchParams(parameters.map(([name, value]) => [name, String(value)])).toString();
  return search ? `/api${url}?${search}` : `/api${url}`;
}
