import { become, expect, test, watchShifts } from './shop';

/** Sections of the dashboard and of the checkout have their height before their data is here. */

const SIZES = [
  { width: 1440, height: 2000 },
  { width: 820, height: 2200 },
  { width: 390, height: 844 },
];
/** Chunks and data of a page arrive one after the other; throughput in bytes per second. */
const SLOW = { offline: false, latency: 100, downloadThroughput: 250_000, uploadThroughput: 100_000 };
/** In an order other than that of the sections. */
const DELAYS = { orders: 900, addresses: 1200, 'recently-views': 300, profile: 600 };

test.describe('on a slow network', () => {
  test.use({ viewport: { width: 820, height: 1180 }, hasTouch: true });

  for (const path of [
    '/products',
    '/flash-sale/1',
    '/news',
    '/categories/1',
    '/shops/1',
    '/shops/3?tab=reviews',
  ])
    test(`shifts no layout while ${path} loads on an upright tablet`, async ({ page }) => {
      const shiftSoFar = await watchShifts(page);
      const session = await page.context().newCDPSession(page);
      await session.send('Network.emulateNetworkConditions', SLOW);
      await page.goto(path, { waitUntil: 'networkidle' });
      expect(await shiftSoFar()).toBeLessThan(0.002);
    });
});

for (const viewport of SIZES)
  test.describe(`${viewport.width} px wide`, () => {
    test.use({ viewport });

    for (const persona of ['orders', 'new'] as const)
      test(`shifts no layout while the dashboard of "${persona}" loads`, async ({ page }) => {
        for (const [path, delayMs] of Object.entries(DELAYS))
          await page.request.post('/qa/faults', { data: { path: `/api/${path}`, delayMs } });
        await become(page, persona);
        const shiftSoFar = await watchShifts(page);
        await page.goto('/dashboard', { waitUntil: 'networkidle' });
        await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0);
        expect(await shiftSoFar()).toBeLessThan(0.002);
      });

    test('keeps the title of a step on its line when its button appears', async ({
      page,
      speech: { translate },
    }) => {
      const token = await become(page, 'orders');
      const added = await page.request.post('/api/cart/store', {
        headers: { Authorization: `Bearer ${token}` },
        data: { product_id: 1, quantity: 1, size: null, color: null, unit: null, is_buy_now: false },
      });
      expect(added.ok()).toBe(true);
      await page.request.post('/qa/faults', { data: { path: '/api/addresses', delayMs: 900 } });
      const shiftSoFar = await watchShifts(page);
      await page.goto('/checkout', { waitUntil: 'networkidle' });
      await expect(
        page.getByRole('button', { name: translate('Change address'), exact: true }),
      ).toBeVisible();
      expect(await shiftSoFar()).toBeLessThan(0.002);
    });
  });
