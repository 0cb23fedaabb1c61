import { setTimeout as wait } from 'node:timers/promises';
import type { Route } from '@playwright/test';
import { seededNumbers } from '../demo/support/hostileBytes';
import { createCallSeeds, drawFault, drawRefusal, HOTSPOT, LONGEST_DELAY } from '../support/campaigns/faults';
import { mutatedBody } from '../support/campaigns/mutations';

const MANY = 2 ** 30;

/**
 * Handles the calls of a page like a bad network: each may be delayed, refused, dropped or repeated, and each
 * response lost, cut, mutated or replaced by a proxy's page. The faults of a path depend on the seed and on
 * its earlier calls only.
 */
export function createUnreliableRoute(seed: number) {
  const seedOf = createCallSeeds(seed);
  const network = { isBad: false, placed: 0 };

  async function handle(route: Route): Promise<void> {
    const request = route.request();
    const { pathname, search } = new URL(request.url());
    const path = pathname + search;
    const numbers = seededNumbers(seedOf(path));
    const draw = () => numbers.below(MANY) / MANY;

    const fetched = async () => {
      const response = await route.fetch();
      if (pathname === '/api/place-order' && response.ok()) network.placed += 1;
      return response;
    };
    const fault = network.isBad ? drawFault(pathname, draw()) : 'none';
    if (fault === 'refused') return route.fulfill(drawRefusal(draw()));
    if (fault === 'dropped') return route.abort('connectionreset');
    if (fault === 'delayed') await wait(draw() * LONGEST_DELAY);
    if (fault === 'repeated' && request.method() === 'GET') await fetched();
    const response = await fetched();
    if (fault === 'delayed') await wait(draw() * LONGEST_DELAY);
    if (fault === 'lost') return route.abort('connectionreset');
    if (fault === 'html') return route.fulfill(HOTSPOT);
    const text = fault === 'mutated' || fault === 'cut' ? await response.text() : '';
    if (text === '') return route.fulfill({ response });
    const body =
      fault === 'mutated' ? mutatedBody(text, numbers.below(MANY)) : text.slice(0, draw() * text.length);
    return route.fulfill({ response, body });
  }

  return {
    network,
    /** A page that was closed or reloaded meanwhile takes no response. */
    handle: (route: Route) => handle(route).catch(() => undefined),
  };
}
