import type { network } from '@/api';
import type { QaFailure } from '@/domain/qaLink';
import { pause } from '@/shared/adapters';
import type { BenchFacts, SetFault } from './bench.slice';
import { withFlippedSettings } from './flippedSettings';

interface FaultyBench {
  facts: () => BenchFacts;
  /** Says that a call met this fault, before it does. */
  strike: (fault: SetFault) => void;
  /** How far the shop's clock is ahead, in milliseconds. */
  ahead: () => number;
}

/** The faults that a try of this endpoint's call meets: every delay, and the first of the others that was set. */
export function faultsFor(faults: readonly SetFault[], endpoint: string): SetFault[] {
  const ofEndpoint = faults.filter((fault) => fault.endpoint === endpoint);
  const breaking = ofEndpoint.find(({ failure }) => failure.kind !== 'delay');
  return ofEndpoint.filter((fault) => fault.failure.kind === 'delay' || fault === breaking);
}

/**
 * What stands between the shop and the network while there is a bench: faults happen before any backend is asked, except
 * a cut answer, which needs one. Settings that were flipped, and a clock that was moved, are told as if by the server.
 */
export function createFaultyExchange(bench: FaultyBench): (typeof network)['exchange'] {
  return async (endpoint, send, signal) => {
    const met = faultsFor(bench.facts().faults, endpoint);
    for (const fault of met) bench.strike(fault);
    let answer = send;
    for (const { failure } of met) {
      if (failure.kind === 'delay') await pause(failure.milliseconds, signal);
      else answer = () => failing(failure, send);
    }
    const response = await answer();
    const told =
      endpoint === 'getMaster' ? await withFlippedSettings(response, bench.facts().settings) : response;
    return atTime(told, bench.ahead());
  };
}

async function failing(failure: QaFailure, send: () => Promise<Response>): Promise<Response> {
  switch (failure.kind) {
    case 'status':
      return new Response(JSON.stringify({ message: `The bench answers ${failure.status}.` }), {
        status: failure.status,
        headers: { 'Content-Type': 'application/json' },
      });
    case 'notJson':
      return new Response('<!doctype html><title>The bench answers with a page.</title>', {
        headers: { 'Content-Type': 'text/html' },
      });
    case 'cut': {
      const response = await send();
      const text = await response.text();
      return new Response(text.slice(0, text.length / 2), response);
    }
    case 'drop':
    case 'delay':
      throw new TypeError('The bench dropped the connection.');
  }
}

/** The server's time follows a moved clock; otherwise the first answer would set the shop right again. */
function atTime(response: Response, ahead: number): Response {
  const date = Date.parse(response.headers.get('Date') ?? '');
  if (ahead === 0 || Number.isNaN(date)) return response;
  const headers = new Headers(response.headers);
  headers.set('Date', new Date(date + ahead).toUTCString());
  return new Response(response.body, { status: response.status, statusText: response.statusText, headers });
}
