import type { Page } from '@playwright/test';
import { serveReleases, type ReleaseServer } from './releases';
import { expect, test as base } from './shop';

/** Each test has a server of its own, and so a new origin without a service worker. */
export const test = base.extend<{ server: ReleaseServer }>({
  server: async ({ baseURL }, use) => {
    const server = await serveReleases(baseURL ?? '');
    await use(server);
    await server.stop();
  },
});
/** Paths in all caches. */
export const cachedPaths = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return keys.flat().map(({ url }) => url.slice(location.origin.length));
  });

/** Opens a page and waits until the service worker controls it, with all scripts of the page in its cache. */
export async function firstVisit(page: Page, address: string): Promise<void> {
  // The policy allows no socket if the backend takes two seconds for its settings.
  await page.routeWebSocket(/\/app\//, () => undefined);
  await page.goto(address);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.waitForLoadState('networkidle');
  const loaded = await page.evaluate(() =>
    [...performance.getEntriesByType('resource')]
      .map(({ name }) => name.slice(location.origin.length))
      .filter((path) => path.startsWith('/assets/')),
  );
  await expect.poll(() => cachedPaths(page)).toEqual(expect.arrayContaining(['/', ...loaded]));
}

export { expect };
