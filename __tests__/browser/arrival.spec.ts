import { expect, test } from './shop';
import { withoutTimeLimit } from './withoutTimeLimit';

test('opens a new page at its top, wherever the previous page was scrolled to', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('heading', { name: 'Just for you' }).scrollIntoViewIfNeeded();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
  await page.goto('/products/1/details');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test('leaves the focus in the search field while a text arrives there without keys', async ({ page }) => {
  await page.goto('/news');
  const field = page.getByRole('combobox', { name: /^Search for/ });
  await field.fill('lamp');
  await field.press('Enter');
  await expect(page).toHaveURL(/search=lamp$/);
  // As an input method or a voice does.
  await field.evaluate((input) => input.focus());
  await page.keyboard.insertText(' for the table');
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/search=lamp\+for\+the\+table$/);
});

test('paints no empty page over a shop’s address that leads home with one vendor', async ({ page }) => {
  await page.request.post('/qa/master', { data: { multi_vendor: false } });
  await page.goto('/');
  await expect(page.getByRole('article').first()).toBeVisible();
  await withoutTimeLimit(page);
  await page.goto('/shops/1', { waitUntil: 'commit' });
  await expect(page).toHaveURL(/\/$/);
});
