import { fnv1a } from '@/domain/fnv1a';
import { wait } from '@/shared/adapters';
import { nextTask, seeded } from '../externalServer';
import type { TestClock } from '../testClock';
import { mutatedBody } from './mutations';

/** Longest delay of a request or of its response, in milliseconds. */
const LONGEST_DELAY = 5000;
const STATUSES = [401, 403, 404, 422, 429, 500, 502, 503] as const;

type Fault = 'none' | 'delayed' | 'refused' | 'dropped' | 'lost' | 'cut' | 'html' | 'mutated' | 'repeated';

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
const isMutable = (address: string) => !/^\/api\/(?:cart|login|logout|profile|master|auth)/.test(address);

/** The faults of an address depend on its earlier requests only, not on the order of all requests. */
function createDraws(seed: number): (address: string) => () => number {
  const counts = new Map<string, number>();
  return (address) => {
    const count = (counts.get(address) ?? 0) + 1;
    counts.set(address, count);
    const draw = seeded((seed + fnv1a(`${address} ${count}`)) % 2 ** 32);
    draw();
    return draw;
  };
}

/**
 * Replaces `fetch`: each request may be delayed, refused, dropped or repeated, and each response lost, cut,
 * mutated or replaced by a proxy's page. Delays follow the clock adapter, so responses change their order.
 */
export function installUnreliableNetwork(seed: number) {
  const originalFetch = globalThis.fetch;
  const drawsFor = createDraws(seed);
  const network = { isBad: false, isOffline: false, placed: 0 };

  async function counted(...[input, init]: Parameters<typeof fetch>): Promise<Response> {
    const response = await originalFetch(input, init);
    if (input === '/api/place-order' && response.ok) network.placed += 1;
    return response;
  }

  globalThis.fetch = async (input, init) => {
    if (network.isOffline) throw new TypeError('offline');
    if (!network.isBad || typeof input !== 'string' || !input.startsWith('/api/'))
      return counted(input, init);
    const draw = drawsFor(input);
    const fault = weighted(FAULTS, draw());
    const pass = () => wait(draw() * LONGEST_DELAY, init?.signal ?? undefined);
    if (fault === 'refused') return refusal(draw);
    if (fault === 'dropped') throw new TypeError('request dropped');
    if (fault === 'delayed') await pass();
    if (fault === 'repeated' && (init?.method ?? 'GET') === 'GET') await counted(input, init);
    const response = await counted(input, init);
    if (fault === 'delayed') await pass();
    if (fault === 'lost') throw new TypeError('response lost');
    if (fault === 'html')
      return new Response('<!doctype html><title>Hotspot</title>', {
        headers: { 'Content-Type': 'text/html' },
      });
    const isMutated = fault === 'mutated' && isMutable(input);
    if (!isMutated && fault !== 'cut') return response;
    const text = await response.text();
    const { status, headers } = response;
    if (text === '') return new Response(null, { status, headers });
    const body = isMutated
      ? mutatedBody(text, Math.floor(draw() * 2 ** 30))
      : text.slice(0, draw() * text.length);
    return new Response(body, { status, headers });
  };

  return {
    network,
    restore: () => {
      globalThis.fetch = originalFetch;
    },
  };
}

function refusal(draw: () => number): Response {
  const status = STATUSES[Math.floor(draw() * STATUSES.length)] ?? 500;
  const body = {
    message: 'Refused',
    ...(status === 422 && { errors: { phone: ['Wrong'], name: ['Wrong'] } }),
  };
  const headers = { 'Content-Type': 'application/json', ...(status === 429 && { 'Retry-After': '3' }) };
  return new Response(JSON.stringify(body), { status, headers });
}

export type Network = ReturnType<typeof installUnreliableNetwork>['network'];

/** Advances the clock in steps; after each step, waits for the responses of the real demo backend. */
export async function letPass(clock: TestClock, milliseconds: number, step = 500) {
  for (let passed = 0; passed < milliseconds; passed += step) {
    await clock.advance(step);
    await nextTask();
    while (globalThis.pendingCalls > 0) await nextTask();
    await nextTask();
  }
}
