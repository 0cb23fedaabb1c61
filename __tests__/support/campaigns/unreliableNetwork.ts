import { wait } from '@/shared/adapters';
import { nextTask, seeded } from '../externalServer';
import type { TestClock } from '../testClock';
import { createCallSeeds, drawFault, drawRefusal, HOTSPOT, LONGEST_DELAY } from './faults';
import { mutatedBody } from './mutations';

/**
 * Replaces `fetch`: each request may be delayed, refused, dropped or repeated, and each response lost, cut,
 * mutated or replaced by a proxy's page. Delays follow the clock adapter, so responses change their order.
 */
export function installUnreliableNetwork(seed: number) {
  const originalFetch = globalThis.fetch;
  const seedOf = createCallSeeds(seed);
  const network = {
    isBad: false,
    isOffline: false,
    /** Loses a third of the responses to changes of the cart. */
    losesCartChanges: false,
    placed: 0,
    /** URLs that the shop requested, in order; a repeated request counts once. */
    requested: [] as string[],
  };

  async function counted(...[input, init]: Parameters<typeof fetch>): Promise<Response> {
    const response = await originalFetch(input, init);
    if (input === '/api/place-order' && response.ok) network.placed += 1;
    return response;
  }

  globalThis.fetch = async (input, init) => {
    if (typeof input === 'string') network.requested.push(input);
    if (network.isOffline) throw new TypeError('offline');
    if (!network.isBad || typeof input !== 'string' || !input.startsWith('/api/'))
      return counted(input, init);
    const draw = seeded(seedOf(input) % 2 ** 32);
    draw();
    const isCartChange = input.startsWith('/api/cart/');
    const isLost = network.losesCartChanges && isCartChange && draw() < 1 / 3;
    const fault = isLost ? 'lost' : drawFault(input, draw());
    const pass = () => wait(draw() * LONGEST_DELAY, init?.signal ?? undefined);
    if (fault === 'refused') return responseOf(drawRefusal(draw()));
    if (fault === 'dropped') throw new TypeError('request dropped');
    if (fault === 'delayed') await pass();
    if (fault === 'repeated' && (init?.method ?? 'GET') === 'GET') await counted(input, init);
    const response = await counted(input, init);
    if (fault === 'delayed') await pass();
    if (fault === 'lost') throw new TypeError('response lost');
    if (fault === 'html') return responseOf(HOTSPOT);
    if (fault !== 'mutated' && fault !== 'cut') return response;
    const text = await response.text();
    const { status, headers } = response;
    if (text === '') return new Response(null, { status, headers });
    const body =
      fault === 'mutated'
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

const responseOf = ({ body, ...init }: ResponseInit & { body: string }) => new Response(body, init);

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
