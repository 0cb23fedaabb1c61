import type { network } from '@/api';
import type { QaFailure } from '@/domain/qaLink';
import { wait } from '@/shared/adapters';
import type { QaPanelState, SetFault } from './qaPanel.slice';
import { withFlippedSettings } from './overriddenSettings';

interface FaultyPanel {
  detailsOf: () => QaPanelState;
  /** Called before a fault is applied to a call. */
  strike: (fault: SetFault) => void;
  /** Offset of the shop's clock, in milliseconds. */
  ahead: () => number;
}

/** Faults that apply to an attempt of a call: all delays, and the first one of any other kind. */
export function faultsFor(faults: readonly SetFault[], endpoint: string): SetFault[] {
  const ofEndpoint = faults.filter((fault) => fault.endpoint === endpoint);
  const breaking = ofEndpoint.find(({ failure }) => failure.kind !== 'delay');
  return ofEndpoint.filter((fault) => fault.failure.kind === 'delay' || fault === breaking);
}

/**
 * Replaces the network layer while the QA panel exists. Faults apply before the request is sent, except for a
 * cut response, which needs one. Overridden settings and a moved clock are reflected in the responses.
 */
export function createFaultyExchange(panel: FaultyPanel): (typeof network)['exchange'] {
  return async (endpoint, send, signal) => {
    const faults = faultsFor(panel.detailsOf().faults, endpoint);
    for (const fault of faults) panel.strike(fault);
    let request = send;
    for (const { failure } of faults) {
      if (failure.kind === 'delay') await wait(failure.milliseconds, signal);
      else request = () => failing(failure, send);
    }
    const response = await request();
    const withSettings =
      endpoint === 'getMaster' ? await withFlippedSettings(response, panel.detailsOf().settings) : response;
    return atTime(withSettings, panel.ahead());
  };
}

async function failing(failure: QaFailure, send: () => Promise<Response>): Promise<Response> {
  switch (failure.kind) {
    case 'status':
      return new Response(JSON.stringify({ message: `The QA panel answers ${failure.status}.` }), {
        status: failure.status,
        headers: { 'Content-Type': 'application/json' },
      });
    case 'notJson':
      return new Response('<!doctype html><title>The QA panel answers with a page.</title>', {
        headers: { 'Content-Type': 'text/html' },
      });
    case 'cut': {
      const response = await send();
      const text = await response.text();
      return new Response(text.slice(0, text.length / 2), response);
    }
    case 'drop':
    case 'delay':
      throw new TypeError('The QA panel dropped the connection.');
  }
}

/**
 * Shifts the Date header by the offset of the clock; otherwise the first response would reset the server
 * time.
 */
function atTime(response: Response, ahead: number): Response {
  const date = Date.parse(response.headers.get('Date') ?? '');
  if (ahead === 0 || Number.isNaN(date)) return response;
  const headers = new Headers(response.headers);
  headers.set('Date', new Date(date + ahead).toUTCString());
  return new Response(response.body, { status: response.status, statusText: response.statusText, headers });
}
