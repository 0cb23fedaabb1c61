import type { GenericSchema, InferOutput } from 'valibot';
import { fallback, nullish, object, pipe, record, safeParse, string, transform, unknown } from 'valibot';
import { MAX_RETRY_AFTER } from '@/domain/timing';
import { clock, parseHttpDate, serverNow } from '@/shared/adapters';
import { report } from '@/shared/report';
import { serverMessage } from './serverMessage';
import type { ApiError } from './apiError';
import type { ApiRequest } from './request';
import { isRetryable } from './request';
import { describeIssue } from './wire/describeIssue';

const NOT_JSON = Symbol('not JSON');

type Read = { data: unknown } | { error: ApiError };

/**
 * Parses a response by the endpoint's schema. Returns an error for an unreadable body, and reports its path.
 */
export async function readResponse(request: ApiRequest, response: Response): Promise<Read> {
  if (request.readsResponse && response.ok) return { data: await request.readsResponse(response) };
  const text = await response.text();
  // A write that is answered with 204 is done.
  const body = response.status === 204 && !isRetryable(request) ? {} : readJson(text);
  if (!response.ok || isRefused(body)) return { error: errorOf(request, response, body) };
  if (!request.reads && text.trim() === '') return { data: null };
  // An HTML page, such as a captive portal.
  if (body === NOT_JSON) return { error: { kind: 'unreadable', status: response.status } };
  return request.reads ? decode(request, request.reads, body) : { data: null };
}

function decode(request: ApiRequest, schema: GenericSchema, body: unknown): Read {
  const result = safeParse(schema, body);
  if (result.success) return { data: result.output };
  report(`api ${request.url}`, describeIssue(result.issues[0]));
  return { error: { kind: 'unreadable' } };
}

/** Whether the body of a success says that it is none (R128). */
function isRefused(body: unknown): boolean {
  const { success, status } = Object(body) as Record<string, unknown>;
  return [success, status].some((flag) => flag === false || flag === 0);
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return NOT_JSON;
  }
}

const firstTexts = pipe(
  record(string(), unknown()),
  transform((fields) =>
    Object.fromEntries(
      Object.entries(fields).flatMap(([field, texts]): [string, string][] => {
        const first: unknown = Array.isArray(texts) ? texts[0] : texts;
        const message = typeof first === 'string' ? serverMessage(first) : '';
        return message === '' ? [] : [[field, message]];
      }),
    ),
  ),
);

/** `errors` is at the root (api §1) or under `data` (specification §7, registration). */
const errorBody = fallback(
  object({
    message: fallback(nullish(string(), ''), ''),
    errors: fallback(nullish(firstTexts, {}), {}),
    data: fallback(nullish(object({ errors: fallback(nullish(firstTexts, {}), {}) }), { errors: {} }), {
      errors: {},
    }),
  }),
  { message: '', errors: {}, data: { errors: {} } },
);

/** Delay of the Retry-After header in milliseconds, which is a number of seconds or an HTTP date (R86). */
function readRetryAfter({ headers }: Response): number | null {
  const text = headers.get('Retry-After');
  const delay = /^\d+$/.test(text ?? '') ? Number(text) * 1000 : parseHttpDate(text) - serverNow();
  return Number.isNaN(delay) ? null : Math.min(Math.max(delay, 0), MAX_RETRY_AFTER);
}

function errorOf(request: ApiRequest, response: Response, body: unknown): ApiError {
  // Always readable: the schema has a fallback.
  const { message, errors, data } = safeParse(errorBody, body).output as InferOutput<typeof errorBody>;
  const fieldErrors = { ...data.errors, ...errors };
  const error: ApiError = { kind: 'http', status: response.ok ? 422 : response.status };
  const shown = serverMessage(message);
  if (shown) error.message = shown;
  if (Object.keys(fieldErrors).length > 0) error.fieldErrors = fieldErrors;
  // After a 503 the shopper may press again at any time.
  const mustWait = response.status === 429 || (response.status === 503 && isRetryable(request));
  const wait = mustWait ? readRetryAfter(response) : null;
  if (wait !== null) error.retryAt = clock.now() + wait;
  if (response.status === 401) error.onUnauthorized = request.onUnauthorized ?? 'endSession';
  const details = request.readsError && safeParse(request.readsError, body);
  if (details?.success) error.details = details.output;
  return error;
}
