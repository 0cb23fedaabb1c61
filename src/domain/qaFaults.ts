/** Takes the place of an endpoint's name: the calls of all endpoints. */
export const EVERY_ENDPOINT = '*';
/** Takes the place of an endpoint's name: the messages of the socket. */
export const SOCKET = 'socket';

/** Failure to inject into the calls of an endpoint, or into the socket. */
export type QaFailure =
  | { kind: 'status'; /** 400 to 599. */ status: number }
  | { kind: 'delay'; /** Delay before the request is sent, or the message delivered. */ milliseconds: number }
  /**
   * `drop`: the request is never sent. `lost`: it arrives, and its response is lost. `cut`: first half of the
   * response. `notJson`: an HTML page instead of JSON. Of the socket, `drop`: the message is lost, `doubled`:
   * it arrives twice, `cut`: the connection is closed and cannot be opened again.
   */
  | { kind: 'drop' | 'lost' | 'cut' | 'notJson' | 'doubled' };

export interface QaFault {
  /** Endpoint name as in action types, `login` for `api/login/pending`; `EVERY_ENDPOINT`, or `SOCKET`. */
  endpoint: string;
  failure: QaFailure;
  /** Remaining number of occurrences; null for always. */
  times: number | null;
  /** Share of the calls or messages that it affects, in percent; all if absent. */
  percent?: number;
}

export const FAILURES_OF_CALLS = ['status', 'delay', 'drop', 'lost', 'cut', 'notJson'] as const;
export const FAILURES_OF_SOCKET = ['delay', 'drop', 'doubled', 'cut'] as const;

/** Failures that make sense for an endpoint, for all, or for the socket. */
export const failuresOf = (endpoint: string): readonly QaFailure['kind'][] =>
  endpoint === SOCKET ? FAILURES_OF_SOCKET : FAILURES_OF_CALLS;

export function wholeNumber(text: string | undefined, most: number): number | null {
  return text !== undefined && /^\d{1,10}$/.test(text) && Number(text) <= most ? Number(text) : null;
}

const USAGE =
  'a fault is fault:ENDPOINT:429, :delay:2000, :drop, :lost, :cut or :notJson, fault:socket:late:2000, :drop, ' +
  ':doubled or :cut, and how often behind it, also as a share such as 30%';

function failureOf([kind = '', ...rest]: string[]): [QaFailure | null, string[]] {
  if (kind === 'drop' || kind === 'lost' || kind === 'cut' || kind === 'notJson' || kind === 'doubled')
    return [{ kind }, rest];
  if (kind === 'delay' || kind === 'late') {
    const milliseconds = wholeNumber(rest[0], 600_000);
    return [milliseconds === null ? null : { kind: 'delay', milliseconds }, rest.slice(1)];
  }
  const status = wholeNumber(kind, 599);
  return [status === null || status < 400 ? null : { kind: 'status', status }, rest];
}

/** Parses the values of `fault:…`; returns the fault, or an error message. */
export function readFault([endpoint = '', ...how]: string[]): QaFault | string {
  const [failure, rest] = failureOf(how);
  const share = /^(\d{1,3})%$/.exec(rest.at(-1) ?? '');
  const counts = share ? rest.slice(0, -1) : rest;
  const percent = wholeNumber(share?.[1], 100);
  const times = counts.length === 0 ? null : wholeNumber(counts[0], 1000);
  if (!/^(?:\w+|\*)$/.test(endpoint) || !failure || counts.length > 1 || times === 0) return USAGE;
  if (!failuresOf(endpoint).includes(failure.kind)) return USAGE;
  if (counts.length === 1 && times === null) return 'how often a fault happens is a number from 1 to 1000';
  if (share && !percent) return 'the share of a fault is 1% to 100%';
  return { endpoint, failure, times, ...(percent !== null && { percent }) };
}

/** Serializes a fault, the inverse of `readFault`. */
export function writeFault({ endpoint, failure, times, percent }: QaFault): string {
  return [
    ...['fault', endpoint, ...failureSegments(failure, endpoint)],
    ...(times === null ? [] : [times]),
    ...(percent === undefined ? [] : [`${percent}%`]),
  ].join(':');
}

function failureSegments(failure: QaFailure, endpoint: string): (string | number)[] {
  if (failure.kind === 'status') return [failure.status];
  if (failure.kind === 'delay') return [endpoint === SOCKET ? 'late' : 'delay', failure.milliseconds];
  return [failure.kind];
}
