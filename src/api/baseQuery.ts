import type { BaseQueryFn } from '@reduxjs/toolkit/query';
import { READ_RETRY_DELAYS, REQUEST_TIMEOUT } from '@/domain/timing';
import { requestHeaders } from '@/domain/requestHeaders';
import {
  clock,
  updateServerTime,
  wait,
  timeTravel,
  sessionToken,
  endedSessions,
  resolveSecrets,
  untilLive,
} from '@/shared/adapters';
import { ageOf, takeEarlyResponse } from '@/shared/adapters/earlyResponses';
import type { ApiError } from './apiError';
import { isResponseLost } from './isResponseLost';
import { readResponse } from './readResponse';
import type { ApiRequest } from './request';
import { addressFor, isOfSession, isRetryable } from './request';
import { staleTokenDetected } from './staleToken';
import { storedLocale } from './storedLocale';

interface Network {
  /** Sends one attempt of a request; `endpoint` is its name as in action types. */
  exchange: (endpoint: string, send: () => Promise<Response>, signal: AbortSignal) => Promise<Response>;
}

/** Replaceable network layer; the QA panel injects faults here. */
export const network: Network = { exchange: (_endpoint, send) => send() };

/**
 * Base query: headers, timeout, retries of reads, envelope and errors (api §1). Returns `{data}`
 * or `{error}`, never throws. Without `meta`, because a Response is not serializable.
 */
export const baseQuery: BaseQueryFn<ApiRequest, unknown, ApiError> = async (
  request,
  { signal, dispatch, endpoint },
) => {
  if (timeTravel.isActive()) return { error: { kind: 'lookingBack' } };
  const token = sessionToken();
  const { count } = endedSessions();
  const result = await send(request, token, signal, endpoint);
  await untilLive();
  // With the same token the session of another tab goes on here.
  const isOver = token !== sessionToken() && endedSessions().count > count;
  if (token && isOfSession(request) && isOver && mustDrop(result))
    return { error: { kind: 'http', status: 401, onUnauthorized: 'drop' } };
  if (!token || !('error' in result) || result.error.status !== 401) return result;
  // A 401 for the token of an earlier session must not end the current one.
  const isCurrentSession = token === sessionToken();
  if (request.isPublic) {
    if (isCurrentSession) dispatch(staleTokenDetected());
    return send(request, isCurrentSession ? null : sessionToken(), signal, endpoint);
  }
  return isCurrentSession ? result : { error: { ...result.error, onUnauthorized: 'ignore' } };
};

type Result = { data: unknown } | { error: ApiError };

/**
 * Whether the result of an ended session must not reach the next user. A refusal may, if the shopper did not
 * end the session: the press can then be repeated after a login (R21).
 */
const mustDrop = (result: Result): boolean => 'data' in result || endedSessions().isByShopper;

/**
 * Retries reads with increasing delays, no earlier than the server allows; writes are never retried
 * automatically. Without a network, pages refetch when it returns.
 */
async function send(
  request: ApiRequest,
  token: string | null,
  signal: AbortSignal,
  endpoint: string,
): Promise<Result> {
  const delays = isRetryable(request) ? READ_RETRY_DELAYS : [];
  let result = await sendOnce(request, token, signal, endpoint);
  for (const milliseconds of delays) {
    if (!('error' in result) || !isResponseLost(result.error)) break;
    if (signal.aborted || !navigator.onLine) break;
    // A busy server sends when to try again. A page does not wait longer than for a response (R86).
    const delay = Math.max(milliseconds, (result.error.retryAt ?? 0) - clock.now());
    if (delay > REQUEST_TIMEOUT) break;
    try {
      await wait(delay, signal);
    } catch {
      break;
    }
    result = await sendOnce(request, token, signal, endpoint);
  }
  return result;
}

async function sendOnce(
  request: ApiRequest,
  token: string | null,
  signal: AbortSignal,
  endpoint: string,
): Promise<Result> {
  // The oldest supported browsers lack AbortSignal.any.
  const abortion = new AbortController();
  let isTimeout = false;
  const abortByTimeout = () => {
    isTimeout = true;
    abortion.abort();
  };
  let cancel = clock.after(REQUEST_TIMEOUT, abortByTimeout);
  /** Upload progress restarts the timeout. */
  const restartTimeout = () => {
    cancel();
    cancel = clock.after(REQUEST_TIMEOUT, abortByTimeout);
  };
  const abort = () => abortion.abort();
  signal.addEventListener('abort', abort);
  try {
    const address = addressFor(request);
    // The token is sent to this origin only.
    if (address === null) return { error: { kind: 'unreadable' } };
    const init = { ...initOf(request, token), signal: abortion.signal };
    const { form } = request;
    const sendRequest = () =>
      form
        ? import('./sendForm').then(({ sendForm }) => sendForm(address, init, form, restartTimeout))
        : (takeEarlyResponse(address, init) ?? fetch(address, init));
    const response = await network.exchange(endpoint, sendRequest, abortion.signal);
    updateServerTime(response.headers.get('Date'), ageOf(response));
    return await readResponse(request, response);
  } catch {
    return { error: { kind: isTimeout ? 'timeout' : 'network' } };
  } finally {
    cancel();
    signal.removeEventListener('abort', abort);
  }
}

/** Sends one request without a token, outside the store and without QA's faults. */
export async function fetchAsVisitor(request: ApiRequest, signal: AbortSignal): Promise<Response> {
  const address = addressFor(request);
  if (address === null) throw new TypeError('The request leads to another origin.');
  return fetch(address, { ...initOf(request, null), signal });
}

function initOf(
  request: ApiRequest,
  token: string | null,
): RequestInit & { headers: Record<string, string> } {
  const headers = {
    ...requestHeaders(storedLocale(), token),
    ...(resolveSecrets(request.headers ?? {}) as Record<string, string>),
  };
  // Redirects to another origin fail: older browsers would send the token along.
  const init: ReturnType<typeof initOf> = { method: request.method ?? 'GET', headers, mode: 'same-origin' };
  if (request.body !== undefined) {
    headers['Content-Type'] = 'application/json';
    init.body = JSON.stringify(resolveSecrets(request.body));
  }
  return init;
}
