import { expect, test } from './shop';

test('opens a new page at its top, wherever the previous page was scrolled to', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('heading', { name: 'Just for you' }).scrollIntoViewIfNeeded();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
  await page.goto('/products/1/details');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});
