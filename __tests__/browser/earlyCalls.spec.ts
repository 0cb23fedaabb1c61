import type { Page } from '@playwright/test';
import { failRequests } from './failRequests';
import { become, expect, test } from './shop';

const PAGES = [
  '/',
  '/products',
  '/products/1/details',
  '/shops/1',
  '/flash-sale/1',
  '/categories/1',
  '/news',
];

/** Counts the API calls by method and URL from now on. */
function countCalls(page: Page): Map<string, number> {
  const counts = new Map<string, number>();
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    const call = `${request.method()} ${pathname}${search}`;
    if (pathname.startsWith('/api/')) counts.set(call, (counts.get(call) ?? 0) + 1);
  });
  return counts;
}

const untaken = (page: Page) => page.evaluate(() => [...(window.earlyCalls?.keys() ?? [])]);

/** Opens the page; returns the calls made more than once, and the early ones whose response was not used. */
async function wasteAt(page: Page, path: string) {
  const counts = countCalls(page);
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  page.removeAllListeners('request');
  return { repeated: [...counts].filter(([, count]) => count > 1), untaken: await untaken(page) };
}

for (const path of PAGES)
  test(`uses every early response of ${path}, and calls nothing twice`, async ({ page }) => {
    expect(await wasteAt(page, path)).toEqual({ repeated: [], untaken: [] });
    expect(await wasteAt(page, path)).toEqual({ repeated: [], untaken: [] });
  });

test('uses every early response of a signed-in shopper', async ({ page }) => {
  // A socket that subscribes after the first count of unread messages would count them again.
  await page.routeWebSocket(/\/app\//, () => undefined);
  await become(page, 'new');
  expect(await wasteAt(page, '/products')).toEqual({ repeated: [], untaken: [] });
});

test('uses every early response in Arabic', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('locale', 'ar'));
  expect(await wasteAt(page, '/')).toEqual({ repeated: [], untaken: [] });
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
});

test('sends a call again whose early one failed', async ({ page }) => {
  await failRequests(page, '**/api/home?*', 1);
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByRole('article').first()).toBeVisible();
});

test("makes the first calls and loads the page's chunks before the scripts of the app have arrived", async ({
  page,
}) => {
  await page.route('**/assets/start.*.js', () => undefined);
  const home = page.waitForRequest('**/api/home?*');
  await page.goto('/', { waitUntil: 'commit' });
  await home;
  const preloaded = page.locator('head link[rel=preload][as=script]:not([fetchpriority])');
  await expect(preloaded.first()).toHaveAttribute('href', /^\/assets\/.*\.js$/);
});

test('has the scripts of each load compiled while they arrive', async ({ page }) => {
  await page.goto('/');
  const preloads = page.locator('link[rel=preload][as=script][fetchpriority]');
  await expect(preloads).toHaveCount(2);
  for (const preload of await preloads.all()) {
    const script = await page.request.get((await preload.getAttribute('href')) ?? '');
    expect((await script.text()).split('\n')[0]).toBe('//# allFunctionsCalledOnLoad');
  }
});
