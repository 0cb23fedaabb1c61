import type { BaseQueryFn } from '@reduxjs/toolkit/query';
import { READ_RETRY_PAUSES, REQUEST_TIMEOUT } from '@/domain/timing';
import { DEFAULT_LOCALE } from '@/domain/settings';
import {
  clock,
  learnServerTime,
  pause,
  present,
  sessionToken,
  unseal,
  untilPresent,
} from '@/shared/adapters';
import type { ApiError } from './apiError';
import { readAnswer } from './readBody';
import type { ApiRequest } from './request';
import { addressFor } from './request';
import { staleTokenSeen } from './staleToken';
import { storedLocale } from './storedLocale';

interface Network {
  /** Sends one try of a call; the endpoint's name is the one that rows tell. */
  exchange: (endpoint: string, send: () => Promise<Response>, signal: AbortSignal) => Promise<Response>;
}

/** Between the shop and the network; QA puts faults here. */
export const network: Network = { exchange: (_endpoint, send) => send() };

/**
 * One call over the wire: headers, timeout, retries of reads, envelope and errors of the contract (§1).
 * Answers `{data}` or `{error}`, never throws; leaves no `meta`, for a Response is not plain.
 */
export const baseQuery: BaseQueryFn<ApiRequest, unknown, ApiError> = async (
  request,
  { signal, dispatch, endpoint },
) => {
  if (present.isLeft()) return { error: { kind: 'lookingBack' } };
  const token = sessionToken();
  const answer = await send(request, token, signal, endpoint);
  await untilPresent();
  if (!token || !('error' in answer) || answer.error.status !== 401) return answer;
  // Refused was a session that is over by now: the one of today has nothing to do with it.
  const isOfToday = token === sessionToken();
  if (request.isPublic) {
    if (isOfToday) dispatch(staleTokenSeen());
    return send(request, isOfToday ? null : sessionToken(), signal, endpoint);
  }
  return isOfToday ? answer : { error: { ...answer.error, onUnauthorized: 'ignore' } };
};

type Answer = { data: unknown } | { error: ApiError };

/** Reads are tried again with growing pauses; writes never are by themselves. */
async function send(
  request: ApiRequest,
  token: string | null,
  signal: AbortSignal,
  endpoint: string,
): Promise<Answer> {
  const isRead = request.isRead ?? (request.method ?? 'GET') === 'GET';
  const pauses = isRead ? READ_RETRY_PAUSES : [];
  let answer = await sendOnce(request, token, signal, endpoint);
  for (const milliseconds of pauses) {
    if (!('error' in answer) || !isPassing(answer.error) || signal.aborted) break;
    try {
      await pause(milliseconds, signal);
    } catch {
      break;
    }
    answer = await sendOnce(request, token, signal, endpoint);
  }
  return answer;
}

function isPassing({ kind, status }: ApiError): boolean {
  return kind !== 'http' || (status ?? 0) >= 500;
}

async function sendOnce(
  request: ApiRequest,
  token: string | null,
  signal: AbortSignal,
  endpoint: string,
): Promise<Answer> {
  // AbortSignal.any is younger than the oldest browsers we serve.
  const abortion = new AbortController();
  let isTimeout = false;
  const giveUp = () => {
    isTimeout = true;
    abortion.abort();
  };
  let cancel = clock.after(REQUEST_TIMEOUT, giveUp);
  /** A file may take its time, as long as it moves. */
  const goOn = () => {
    cancel();
    cancel = clock.after(REQUEST_TIMEOUT, giveUp);
  };
  const follow = () => abortion.abort();
  signal.addEventListener('abort', follow);
  try {
    const address = addressFor(request);
    // Nobody but this origin gets the token.
    if (address === null) return { error: { kind: 'unreadable' } };
    const init = { ...initOf(request, token), signal: abortion.signal };
    const { form } = request;
    const call = () =>
      form
        ? import('./sendForm').then(({ sendForm }) => sendForm(address, init, form, goOn))
        : fetch(address, init);
    const response = await network.exchange(endpoint, call, abortion.signal);
    learnServerTime(response.headers.get('Date'));
    return await readAnswer(request, response);
  } catch {
    return { error: { kind: isTimeout ? 'timeout' : 'network' } };
  } finally {
    cancel();
    signal.removeEventListener('abort', follow);
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
  const headers: Record<string, string> = {
    'X-Requested-With': 'XMLHttpRequest',
    Accept: 'application/json',
    'Accept-Language': storedLocale() ?? DEFAULT_LOCALE,
    ...(unseal(request.headers ?? {}) as Record<string, string>),
  };
  if (token) headers.Authorization = `Bearer ${token}`;
  // Redirects to another origin fail: older browsers would send the token along.
  const init: ReturnType<typeof initOf> = { method: request.method ?? 'GET', headers, mode: 'same-origin' };
  if (request.body !== undefined) {
    headers['Content-Type'] = 'application/json';
    init.body = JSON.stringify(unseal(request.body));
  }
  return init;
}
