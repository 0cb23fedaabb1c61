import type { Page } from '@playwright/test';
import { holdRequests } from './holdRequests';
import { everythingIdle, expect, expectAccessible, test, watchCalls, watchShifts } from './shop';

const PAGES = [
  '/',
  '/products',
  '/categories',
  '/categories/1',
  '/most-popular',
  '/products?search=nosuchthing',
];

const SIZES = [
  { width: 1440, height: 900 },
  { width: 820, height: 1180 },
  { width: 390, height: 844 },
];

/** Waits until the page is painted and its layout shifts are reported. */
const nextFrames = (page: Page) =>
  page.evaluate(async () => {
    for (let frames = 0; frames < 3; frames += 1)
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  });

const slow = (page: Page, path: string, delayMs = 900) =>
  page.request.post('/qa/faults', { data: { path, delayMs } });

for (const viewport of SIZES) {
  test.describe(`${viewport.width} px wide`, () => {
    test.use({ viewport });

    test('shifts no layout and repeats no request, however slow the responses are', async ({ page }) => {
      const moved = await watchShifts(page);
      const calls = watchCalls(page);
      // Categories load last and are above the other filters.
      for (const path of ['/api/home', '/api/products']) await slow(page, path);
      await slow(page, '/api/categories', 1500);
      for (const address of PAGES) {
        calls.length = 0;
        await page.goto(address, { waitUntil: 'networkidle' });
        await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
        expect.soft(await moved(), address).toBeCloseTo(0, 3);
        expect.soft([...calls].sort(), address).toEqual([...new Set(calls)].sort());
      }
    });
  });
}

test('applies a filter with one request, one history entry and no layout shift', async ({ page }) => {
  const moved = await watchShifts(page);
  await page.goto('/products', { waitUntil: 'networkidle' });
  await expect(page.getByRole('article').first()).toBeVisible();
  const calls = watchCalls(page);
  const release = await holdRequests(page, '**/api/products?*');
  const rail = page.getByRole('region', { name: 'Filters' });
  expect(await moved()).toBeCloseTo(0, 3);
  await rail.getByRole('button', { name: 'Rated 4.5 & up' }).click();
  await expect(page).toHaveURL(/min_rating=4.5$/);
  await expect(page.locator('ul[aria-busy=true]')).toHaveCount(1);
  await nextFrames(page);
  // The press adds the row of chosen filters; a browser calls that a shift only if it is slow to paint it.
  const before = await moved();
  release();
  await expect(page.locator('ul[aria-busy=true]')).toHaveCount(0);
  await expect(page.getByRole('article').first()).toBeVisible();
  await nextFrames(page);
  expect((await moved()) - before).toBeCloseTo(0, 3);
  expect(calls.filter((call) => call.includes('/products?'))).toHaveLength(1);
  await expectAccessible(page);
  await page.goBack();
  await expect(page).toHaveURL(/\/products$/);
  expect(calls.filter((call) => call.includes('/products?'))).toHaveLength(1);
});

test('returns by Back from a product to its card, with scroll position and focus, without a request', async ({
  page,
}) => {
  await page.goto('/products?page=2', { waitUntil: 'networkidle' });
  const card = page.getByRole('article').nth(9).getByRole('link');
  await card.scrollIntoViewIfNeeded();
  // At once, unlike a wheel, whose scrolling ends some time later.
  const scrollTop = await page.evaluate(() => {
    window.scrollBy({ top: 120, behavior: 'instant' });
    return window.scrollY;
  });
  expect(scrollTop).toBeGreaterThan(200);
  await card.click();
  await expect(page).toHaveURL(/\/details$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const calls = watchCalls(page);
  await page.goBack();
  await expect(card).toBeFocused();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(scrollTop);
  expect(calls.filter((call) => call.includes('/products?'))).toEqual([]);
});

test('shows the number of results in the filter sheet of a phone after each choice', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/products', { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Filters' }).click();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  const response = await page.request.get('/api/products?min_rating=4.5');
  const { data } = (await response.json()) as { data: { total: number } };
  await sheet.getByRole('button', { name: 'Rated 4.5 & up' }).click();
  await expect(page).toHaveURL(/\/products$/);
  const show = sheet.getByRole('button', { name: `Show ${data.total} product` });
  await expect(show).toBeVisible();
  await expectAccessible(page);
  const calls = watchCalls(page);
  await show.click();
  await expect(sheet).toHaveCount(0);
  await expect(page).toHaveURL(/min_rating=4.5$/);
  await expect(page.getByRole('article')).toHaveCount(Math.min(12, data.total));
  expect(calls.filter((call) => call.includes('/products?'))).toEqual([]);
});

test('keeps filters and sort order below the bar while the list of a phone and of a tablet scrolls', async ({
  page,
}) => {
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  const filters = page.getByRole('button', { name: 'Filters' });
  for (const [width, height, bar] of [
    [390, 844, 57],
    [820, 1180, 65],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto('/products?sort_type=newest');
    const card = page.getByRole('article').first();
    await expect(card).toBeVisible();
    const distance = async () => ((await card.boundingBox())?.y ?? 0) + (await page.evaluate(() => scrollY));
    await page.waitForLoadState('networkidle');
    await everythingIdle(page);
    const before = await distance();
    await page.evaluate(() => window.scrollTo(0, 600));
    await expect.poll(async () => (await filters.boundingBox())?.y).toBe(bar + 8);
    await expect(page.getByRole('combobox', { name: 'Sort by' })).toBeInViewport({ ratio: 1 });
    await expect.poll(distance).toBe(before);
    await filters.click();
    await expect(sheet).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect.poll(async () => (await filters.boundingBox())?.y).toBeGreaterThan(bar + 30);
  }
});

test('shows suggestions as a combobox, also in the sheet of a phone', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.keyboard.press('/');
  const box = page.getByRole('combobox', { name: /Search for/ });
  await expect(box).toBeFocused();
  await box.pressSequentially('lamp');
  await expect(page.getByRole('option').first()).toBeVisible();
  await expect(page.getByRole('group', { name: 'Products' })).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.reload({ waitUntil: 'networkidle' });
  await page.getByRole('button', { name: /Search for/ }).click();
  const sheet = page.getByRole('dialog', { name: 'Search' });
  await sheet.getByRole('combobox').pressSequentially('lamp');
  await expect(sheet.getByRole('group', { name: 'Products' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(sheet.getByRole('listbox')).toHaveCount(0);
  await expect(sheet).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/search=lamp$/);
});

test('keeps the prices of suggestions on one line each, at the end of their rows', async ({ page }) => {
  for (const width of [820, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    if (width === 390) await page.getByRole('button', { name: /Search for/ }).click();
    await page.getByRole('combobox', { name: /Search for/ }).pressSequentially('bag');
    const struck = page.getByRole('group', { name: 'Products' }).locator('s');
    await expect(struck.first()).toBeVisible();
    const distances = await struck.evaluateAll((prices) =>
      prices.map((price) => {
        const { top, right } = price.getBoundingClientRect();
        const row = price.closest('[role=option]')?.getBoundingClientRect().right ?? 0;
        const isWrapped = top >= (price.previousElementSibling?.getBoundingClientRect().bottom ?? 0);
        return { isWrapped, toEnd: row - right };
      }),
    );
    expect(distances).toEqual(distances.map(() => ({ isWrapped: false, toEnd: 20 })));
  }
});
