import type { Page } from '@playwright/test';
import { isUncovered } from './overlaps';
import { expect, expectAccessible, test } from './shop';
import { languages } from './variants';

/** The keyboard shortcut of the QA panel, and a row that only QA's tools dispatch. */
const SHORTCUT = 'Alt+Shift+Q';
const MARK = 'faultStruck';

/** Collects the URLs of scripts that the page requests. */
function watchScripts(page: Page): Set<string> {
  const scripts = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.add(request.url());
  });
  return scripts;
}

/**
 * Returns the scripts that contain code of the QA panel. Reads them by requests of its own, because the body
 * of a response is gone once the page has navigated.
 */
async function inQaPanel(page: Page, scripts: ReadonlySet<string>): Promise<string[]> {
  const texts = await Promise.all(
    [...scripts].map(async (url) => [url, await (await page.request.get(url)).text()] as const),
  );
  return texts.filter(([, text]) => text.includes(MARK)).map(([url]) => url);
}

test('loads no code of the QA panel unless the URL requests it', async ({ page }) => {
  const scripts = watchScripts(page);
  await page.goto('/');
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.keyboard.press(SHORTCUT);
  await page.waitForLoadState('networkidle');
  expect(scripts.size).toBeGreaterThan(4);
  expect(await inQaPanel(page, scripts)).toEqual([]);
  await page.goto('/?qa');
  await expect(page.getByRole('complementary', { name: 'QA panel' })).toBeVisible();
  expect(await inQaPanel(page, scripts)).not.toEqual([]);
});

test('reads empty responses while the clock is moved', async ({ page }) => {
  await page.goto('/news?qa=clock:+1h,persona:orders');
  const panel = page.getByRole('complementary', { name: 'QA panel' });
  await panel.getByText('Explain this', { exact: true }).click();
  await expect(panel.locator('option', { hasText: 'api/updateLastSeen/fulfilled' })).toHaveCount(1);
});

for (const language of languages) {
  test.describe(`the QA panel, ${language}`, () => {
    test.use({ language });

    test('is operated by keyboard on a phone', async ({ page, speech }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto('/cart?qa');
      const panel = page.getByRole('complementary', { name: 'QA panel' });
      await expect(panel).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('dir', speech.direction);
      await page.keyboard.press(SHORTCUT);
      await expect(panel.getByRole('heading', { name: 'QA panel' })).toBeFocused();
      await panel.getByText('Faults', { exact: true }).press('Enter');
      // An endpoint of a page whose chunk is not loaded yet.
      await panel.getByLabel('Endpoint').fill('placeOrder');
      await panel.getByLabel('Endpoint').press('Enter');
      await expect(panel.getByText('placeOrder: 500 (always)')).toBeVisible();
      await expectAccessible(page);
      await panel.getByText('Faults', { exact: true }).press('Enter');
      await panel.getByText('Server', { exact: true }).press('Enter');
      await panel.getByRole('button', { name: 'Stop the clock' }).press('Enter');
      await expect(panel.getByText(/^The clock is stopped/)).toBeVisible();
      await expectAccessible(page);
      await panel.getByRole('button', { name: 'Fold the panel' }).press('Enter');
      await expect(panel.getByText('Faults', { exact: true })).toBeHidden();
    });
  });
}

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 820, height: 1180 },
])
  test(`leaves the buy bar uncovered at ${viewport.width} px`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.goto('/products/1/details?qa');
    await expect(page.getByRole('complementary', { name: 'QA panel' })).toBeVisible();
    await page.evaluate(() => window.scrollTo(0, 1200));
    const bar = page.getByRole('region', { name: 'Buy', exact: true });
    await expect(bar).toBeVisible();
    await expect.poll(() => isUncovered(bar.locator('img'))).toBe(true);
    await expect.poll(() => isUncovered(bar.getByRole('button', { name: 'Buy Now' }))).toBe(true);
  });

test('leaves the buttons of the cart uncovered on a tablet', async ({ page }) => {
  await page.setViewportSize({ width: 820, height: 1180 });
  await page.goto('/?qa=persona:cart');
  const panel = page.getByRole('complementary', { name: 'QA panel' });
  await expect(panel).toBeVisible();
  await page
    .getByRole('button', { name: /^My Cart/ })
    .first()
    .click();
  const proceed = page.getByRole('dialog').getByRole('button', { name: 'Proceed to Checkout' });
  await expect.poll(() => isUncovered(proceed)).toBe(true);
});
