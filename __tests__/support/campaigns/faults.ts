import { fnv1a } from '@/domain/fnv1a';

/** What happens to a call on an unreliable network. */
export type Fault =
  'none' | 'delayed' | 'refused' | 'dropped' | 'lost' | 'cut' | 'html' | 'mutated' | 'repeated';

/** Longest delay of a request or of its response, in milliseconds. */
export const LONGEST_DELAY = 5000;
const STATUSES = [401, 403, 404, 422, 429, 500, 502, 503] as const;

const FAULTS: readonly [number, Fault][] = [
  [0.5, 'none'],
  [0.2, 'delayed'],
  [0.08, 'refused'],
  [0.05, 'dropped'],
  [0.05, 'lost'],
  [0.03, 'cut'],
  [0.03, 'html'],
  [0.03, 'mutated'],
  [0.03, 'repeated'],
];

/** Chooses by weights that add up to one. */
export function weighted<T>(table: readonly [number, T][], drawn: number): T {
  let rest = drawn;
  const found = table.find(([weight]) => (rest -= weight) < 0) ?? table[0];
  if (!found) throw new Error('There is nothing to choose');
  return found[1];
}

/** A body that reads as another cart or session would make the page right and the server wrong. */
const isMutable = (path: string) => !/^\/api\/(?:cart|login|logout|profile|master|auth)/.test(path);

/** The fault of a call to `path`. */
export function drawFault(path: string, drawn: number): Fault {
  const fault = weighted(FAULTS, drawn);
  return fault === 'mutated' && !isMutable(path) ? 'none' : fault;
}

/** A refusal of the server, as a response with JSON. */
export function drawRefusal(drawn: number) {
  const status = STATUSES[Math.floor(drawn * STATUSES.length)] ?? 500;
  const body = {
    message: 'Refused',
    ...(status === 422 && { errors: { phone: ['Wrong'], name: ['Wrong'] } }),
  };
  const headers: Record<string, string> = {
    'Content-Type': 'application/json',
    ...(status === 429 && { 'Retry-After': '3' }),
  };
  return { status, headers, body: JSON.stringify(body) };
}

/** The page that a hotspot's proxy serves instead of a response. */
export const HOTSPOT = {
  status: 200,
  headers: { 'Content-Type': 'text/html' },
  body: '<!doctype html><title>Hotspot</title>',
};

/** Seeds of calls: the faults of a path depend on its earlier calls only, not on the order of all calls. */
export function createCallSeeds(seed: number): (path: string) => number {
  const counts = new Map<string, number>();
  return (path) => {
    const count = (counts.get(path) ?? 0) + 1;
    counts.set(path, count);
    return seed + fnv1a(`${path} ${count}`);
  };
}
