import type { GenericSchema } from 'valibot';
import type { Sealed } from '@/shared/adapters';
import { destination } from '@/shared/adapters';
import type { OnUnauthorized } from './apiError';

type QueryValue = string | number | boolean | null | undefined;

/** One call of the contract, as an endpoint describes it. */
export interface ApiRequest {
  /** Below /api, with a leading slash; or an address of this server as it told it. */
  url: string;
  isToldAddress?: true;
  method?: 'GET' | 'POST' | 'DELETE';
  /** Absent, null and empty values are left out of the address. */
  query?: Readonly<Record<string, QueryValue>>;
  /** Plain JSON, in which handles of the vault stand for secrets. */
  body?: unknown;
  /**
   * Sent as a multipart form, in which handles of the vault stand for files: a list is sent part by part, what is null or
   * absent is left out.
   */
  form?: Readonly<Record<string, unknown>>;
  headers?: Readonly<Record<string, string | Sealed>>;
  /** Reads the whole body of a success into the domain's shape; absent when the answer is not read. */
  reads?: GenericSchema;
  /** In the place of `reads` where a success is no JSON, such as an invoice. */
  readsResponse?: (response: Response) => Promise<unknown>;
  /** Reads an error's body into `ApiError.details`. */
  readsError?: GenericSchema;
  onUnauthorized?: OnUnauthorized;
  /** A read that visitors may make: a stale token is dropped and the read repeated once without it. */
  isPublic?: boolean;
  /** A POST that changes nothing (/cart/checkout) is retried like any other read. */
  isRead?: boolean;
}

/** The address within this origin; null for one that leads elsewhere. */
export function addressFor({ url, query = {}, isToldAddress }: ApiRequest): string | null {
  if (isToldAddress) return destination(url)?.path ?? null;
  const parameters = Object.entries(query).filter(
    (entry): entry is [string, string | number | boolean] =>
      entry[1] !== null && entry[1] !== undefined && entry[1] !== '',
  );
  const search = new URLSearchParams(parameters.map(([name, value]) => [name, String(value)])).toString();
  return search ? `/api${url}?${search}` : `/api${url}`;
}
