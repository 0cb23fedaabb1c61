import type { Page } from '@playwright/test';
import { cachedPaths, expect, firstVisit, test } from './secondVisit';
import { compressedSize, withoutFiles } from './releases';
import { become } from './shop';
import { untilPainted } from './withoutTimeLimit';

test.use({ serviceWorkers: 'allow' });

/** From the static routes of service workers. */
interface Routed {
  workerMatchedSourceType: string;
}

/** Repeated until a new worker is found: it may join a check that the browser began before. */
const update = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    const active = registration?.active;
    do await registration?.update();
    while (registration?.active === active && !registration?.installing && !registration?.waiting);
  });

/** Removes the HTTP cache, which would hide a missing file in the service worker's. */
async function clearHttpCache(page: Page): Promise<void> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Network.clearBrowserCache');
  await devTools.detach();
}

const notice = (page: Page) =>
  page.getByText('A new version of the shop is here.').locator('visible=true').first();
const reload = (page: Page) => page.getByRole('button', { name: 'Reload', exact: true });
const isNewRelease = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-release', '2');
const isOldRelease = (page: Page) => expect(page.locator('html')).not.toHaveAttribute('data-release', '2');

test('opens the second visit without the server’s files, with data of the API', async ({ page, server }) => {
  await firstVisit(page, `${server.origin}/`);
  await clearHttpCache(page);
  server.replace(withoutFiles);
  server.requests.length = 0;
  await page.goto(`${server.origin}/?again`);
  await expect(page.getByRole('heading', { name: 'Most Popular' })).toBeVisible();
  expect(server.requests).toContain('/api/home');
  const unrouted = await page.evaluate(() =>
    (performance.getEntriesByType('resource') as (PerformanceResourceTiming & Routed)[])
      .filter(({ workerMatchedSourceType }) => workerMatchedSourceType !== 'network')
      .map(({ name }) => new URL(name).pathname),
  );
  expect(unrouted.filter((path) => path.startsWith('/api/'))).toEqual([]);
});

test('paints the names of a second visit before it loads the pictures', async ({ page, server }) => {
  await firstVisit(page, `${server.origin}/`);
  await untilPainted(page);
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.querySelector('#first-paint article')) return;
      observer.disconnect();
      Object.assign(window, { early: document.querySelectorAll('#first-paint img[src]').length });
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto(`${server.origin}/`);
  await expect(page.getByRole('heading', { name: 'Most Popular' })).toBeVisible();
  expect(await page.evaluate(() => (window as { early?: number }).early)).toBe(0);
  const src = page.getByRole('article').first().locator('img').first();
  await expect(src).toHaveJSProperty('complete', true);
});

test('downloads little at installation, and no file twice', async ({ page, server }) => {
  await firstVisit(page, `${server.origin}/`);
  const chunks = server.requests.filter((path) => path.startsWith('/assets/'));
  expect(new Set(chunks).size).toBe(chunks.length);
  const installed = server.requests.slice(server.requests.indexOf('/sw.js'));
  const sizes = installed.filter((path) => chunks.includes(path)).map(compressedSize);
  expect(sizes.length).toBeGreaterThan(0);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(50_000);
});

test('keeps no response of the API, of payments or of the backend’s pages', async ({ page, server }) => {
  await become(page, 'orders');
  await firstVisit(page, `${server.origin}/`);
  await page.goto(`${server.origin}/order-history`);
  await page.locator('main a[href^="/order-history/"]').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(async () => {
    for (const path of [
      '/api/home',
      '/shop/login',
      '/payment/x',
      '/qa/reset',
      '/auth.html',
      '/robots.txt',
      '/storage/x.pdf',
    ])
      await fetch(path);
  });
  await page.waitForLoadState('networkidle');
  const cached = async (folder: string) =>
    (await cachedPaths(page)).filter((path) => path.startsWith(folder));
  await expect.poll(() => cached('/media/')).not.toEqual([]);
  await expect.poll(async () => (await cached('/assets/')).length).toBeGreaterThan(10);
  const paths = await cachedPaths(page);
  const files =
    /^\/(?:assets\/[\w.]+\.(?:js|woff2)|icon(?:-unread)?\.svg|preferences\.css|manifest\.webmanifest)?$/;
  expect(paths.filter((path) => !files.test(path) && !path.startsWith('/media/'))).toEqual([]);
  // The pictures of a user go with the session.
  await page.getByRole('button', { name: /^My account/ }).click();
  await page.getByRole('menuitem', { name: 'Log Out' }).click();
  await page.evaluate(async () => (await caches.open('pictures')).put('/media/mine', new Response()));
  await page.getByRole('button', { name: 'Yes' }).click();
  await expect.poll(() => cachedPaths(page)).not.toContain('/media/mine');
});

test('forgets the pictures of a user who logs out right after a load', async ({ page, server }) => {
  await become(page, 'orders');
  await firstVisit(page, `${server.origin}/news`);
  await page.evaluate(async () => (await caches.open('pictures')).put('/media/mine', new Response()));
  await page.reload();
  await page.getByRole('button', { name: /^My account/ }).click();
  await page.getByRole('menuitem', { name: 'Log Out' }).click();
  await page.getByRole('button', { name: 'Yes' }).click();
  await expect.poll(() => cachedPaths(page)).not.toContain('/media/mine');
});

test('leaves pages of the backend to the server', async ({ page, server }) => {
  await firstVisit(page, `${server.origin}/`);
  server.replace((path) =>
    isBackendPage(path)
      ? new Response(`<title>${path}</title>`, { headers: { 'Content-Type': 'text/html' } })
      : undefined,
  );
  for (const path of BACKEND_PAGES) {
    await page.goto(`${server.origin}${path}?token=1.2`);
    await expect(page).toHaveTitle(path);
  }
});

const BACKEND_PAGES = [
  '/shop/login',
  '/payment/7',
  '/qa/x',
  '/api/x',
  '/media/x',
  '/storage/x.pdf',
  '/sitemap.xml',
];
const isBackendPage = (path: string) => BACKEND_PAGES.includes(path);

test('a new release waits for the press, and keeps what was typed until then', async ({ page, server }) => {
  await firstVisit(page, `${server.origin}/contact-us`);
  const subject = page.getByLabel('Subject');
  await subject.fill('Where is my parcel?');
  server.publish();
  await update(page);
  await expect(notice(page)).toBeVisible();
  await expect(subject).toHaveValue('Where is my parcel?');
  await isOldRelease(page);
  await reload(page).click();
  await isNewRelease(page);
  await expect(notice(page)).toHaveCount(0);
});

test('a press updates its own tab; the other one goes on with the chunks of its release', async ({
  page,
  server,
}) => {
  await firstVisit(page, `${server.origin}/`);
  await page.goto(`${server.origin}/news`);
  await page.waitForLoadState('networkidle');
  const other = await page.context().newPage();
  await other.goto(`${server.origin}/`);
  await expect(other.getByRole('heading', { name: 'Most Popular' })).toBeVisible();
  // The new worker waits for this picture. A worker that starts again would be stopped by Playwright.
  server.replace((path) => (path === '/media/held' ? new Promise(() => undefined) : undefined));
  await page.evaluate(() => {
    new Image().src = '/media/held';
  });
  await expect.poll(() => server.requests).toContain('/media/held');
  server.publish();
  await update(page);
  for (const tab of [page, other]) await expect(notice(tab)).toBeVisible();
  await reload(page).click();
  await isNewRelease(page);
  await isOldRelease(other);
  // Chunks of the old release are no longer on the server.
  server.replace(withoutFiles);
  await clearHttpCache(other);
  await other.getByRole('link', { name: 'News', exact: true }).first().click();
  await expect(other).toHaveTitle(/^News/);
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
  await isOldRelease(other);
  server.replace(() => undefined);
  await reload(other).click();
  await isNewRelease(other);
});

test('a reload by hand opens the new release', async ({ page, server }) => {
  await firstVisit(page, `${server.origin}/`);
  server.publish();
  await update(page);
  await expect(notice(page)).toBeVisible();
  await page.reload();
  await isNewRelease(page);
});

for (const [what, answer] of [
  ['an error', () => new Response('Bad gateway', { status: 502, headers: { 'Content-Type': 'text/html' } })],
  [
    'another page',
    () => new Response('<!doctype html><title>Other</title>', { headers: { 'Content-Type': 'text/html' } }),
  ],
  ['a redirect', () => new Response(null, { status: 302, headers: { Location: '/login' } })],
] as const)
  test(`keeps its page when the server sends ${what} instead`, async ({ page, server }) => {
    await firstVisit(page, `${server.origin}/`);
    server.publish();
    server.replace((path) => (path === '/' ? answer() : undefined));
    await update(page).catch(() => undefined);
    for (const visit of ['second', 'third']) {
      await page.goto(`${server.origin}/?${visit}`);
      await expect(page.getByRole('heading', { name: 'Most Popular' })).toBeVisible();
    }
    await isOldRelease(page);
  });

test('removes itself and its caches when the server has no service worker any more', async ({
  page,
  server,
}) => {
  await firstVisit(page, `${server.origin}/`);
  server.replace((path) => (path === '/sw.js' ? new Response(null, { status: 404 }) : undefined));
  const isRegistered = () => page.evaluate(async () => !!(await navigator.serviceWorker.getRegistration()));
  await page.goto(`${server.origin}/?second`);
  await expect.poll(isRegistered).toBe(false);
  server.publish();
  await page.goto(`${server.origin}/?third`);
  await isNewRelease(page);
  await page.waitForLoadState('networkidle');
  expect(await isRegistered()).toBe(false);
  await expect.poll(() => cachedPaths(page)).toEqual([]);
});
