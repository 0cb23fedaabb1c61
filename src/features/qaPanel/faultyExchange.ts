import type { network } from '@/api';
import type { QaFailure } from '@/domain/qaFaults';
import { EVERY_ENDPOINT } from '@/domain/qaFaults';
import { NULL_BODY_STATUSES } from '@/domain/nullBodyStatuses';
import { isQaEndpoint } from '@/domain/qaServer';
import { wait } from '@/shared/adapters';
import type { QaPanelState, SetFault } from './qaPanel.slice';
import { withFlippedSettings } from './overriddenSettings';

interface FaultyPanel {
  detailsOf: () => QaPanelState;
  /** Called before a fault is applied to a call. */
  strike: (fault: SetFault, endpoint: string) => void;
  /** Returns a random number in [0, 1). */
  draw: () => number;
  /** Offset of the shop's clock, in milliseconds. */
  ahead: () => number;
}

/** The panel's own calls work beside faults for all endpoints, or QA could not undo what they did. */
const concerns = (fault: SetFault, endpoint: string) =>
  fault.endpoint === endpoint || (fault.endpoint === EVERY_ENDPOINT && !isQaEndpoint(endpoint));

/**
 * Faults that apply to an attempt of a call: all delays, and the first one of any other kind. `draw` returns
 * a random number in [0, 1) for each fault that affects a share of the calls.
 */
export function faultsFor(faults: readonly SetFault[], endpoint: string, draw: () => number): SetFault[] {
  const drawn = faults.filter(
    (fault) => concerns(fault, endpoint) && (fault.percent === undefined || draw() * 100 < fault.percent),
  );
  const breaking = drawn.find(({ failure }) => failure.kind !== 'delay');
  return drawn.filter((fault) => fault.failure.kind === 'delay' || fault === breaking);
}

/**
 * Replaces the network layer while the QA panel exists. Faults apply before the request is sent, except for a
 * cut or lost response. Overridden settings and a moved clock are reflected in the responses.
 */
export function createFaultyExchange(panel: FaultyPanel): (typeof network)['exchange'] {
  const checkOnline = (endpoint: string) => {
    if (panel.detailsOf().isOffline && !isQaEndpoint(endpoint))
      throw new TypeError('The QA panel is offline.');
  };
  return async (endpoint, send, signal) => {
    checkOnline(endpoint);
    const faults = faultsFor(panel.detailsOf().faults, endpoint, panel.draw);
    for (const fault of faults) panel.strike(fault, endpoint);
    let request = send;
    for (const { failure } of faults) {
      if (failure.kind === 'delay') await wait(failure.milliseconds, signal);
      else request = () => failing(failure, send);
    }
    // The page may have gone offline during a delay.
    checkOnline(endpoint);
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
    case 'lost':
      await send();
      throw new TypeError('The QA panel lost the response.');
    case 'drop':
    case 'delay':
    case 'doubled':
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
  const { status, statusText } = response;
  // Chrome gives an empty response a body, with which no other one can be made.
  const body = NULL_BODY_STATUSES.includes(status) ? null : response.body;
  return new Response(body, { status, statusText, headers });
}
