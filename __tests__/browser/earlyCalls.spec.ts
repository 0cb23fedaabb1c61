import type { Page } from '@playwright/test';
import { failRequests } from './failRequests';
import { become, expect, test, watchCalls } from './shop';

const PAGES = [
  '/',
  '/products',
  '/products/1/details',
  '/shops/1',
  '/flash-sale/1',
  '/categories/1',
  '/news',
];

const untaken = (page: Page) => page.evaluate(() => [...(window.earlyCalls?.keys() ?? [])]);

/** Opens the page, whose early responses are all used; returns the calls made more than once. */
async function repeatedAt(page: Page, path: string) {
  const calls = watchCalls(page);
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect.poll(() => untaken(page), path).toEqual([]);
  return calls.filter((call, index) => calls.indexOf(call) !== index);
}

for (const path of PAGES)
  test(`uses every early response of ${path}, and calls nothing twice`, async ({ page }) => {
    expect(await repeatedAt(page, path)).toEqual([]);
    expect(await repeatedAt(page, path)).toEqual([]);
  });

for (const path of ['/products', '/messages', '/order-history'])
  test(`uses every early response of ${path} for a signed-in shopper`, async ({ page }) => {
    // A socket that subscribes after the first count of unread messages would count them again.
    await page.routeWebSocket(/\/app\//, () => undefined);
    await become(page, 'orders');
    expect(await repeatedAt(page, path)).toEqual([]);
    expect(await repeatedAt(page, path)).toEqual([]);
  });

for (const [path, call] of [
  ['/messages', '**/api/get-shops?*'],
  ['/order-history', '**/api/orders?*'],
] as const)
  test(`makes the call of ${path} before the app's scripts for signed-in shoppers only`, async ({ page }) => {
    await page.route('**/assets/start.*.js', () => undefined);
    await page.goto(path, { waitUntil: 'commit' });
    await expect.poll(() => untaken(page)).toEqual(['/api/lang/en', '/api/master']);
    await become(page, 'orders');
    const early = page.waitForRequest(call);
    await page.goto(path, { waitUntil: 'commit' });
    expect((await early).headers().authorization).toMatch(/^Bearer /);
  });

test('uses every early response in Arabic', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('locale', 'ar'));
  expect(await repeatedAt(page, '/')).toEqual([]);
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
