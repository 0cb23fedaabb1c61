import { expect, test } from './shop';

test('a page that is opened afresh begins at its top, wherever the page before it was left', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('heading', { name: 'Just for you' }).scrollIntoViewIfNeeded();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
  await page.goto('/products/1/details');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});
