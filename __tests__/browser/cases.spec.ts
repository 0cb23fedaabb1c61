import type { Browser } from '@playwright/test';
import { openSeeded, resetDemo } from '../../scripts/qa/seededVisit';
import { devToolsScript } from './devToolsScript';
import { expect, test } from './shop';

/** A visitor reads an article and asks for the login, with timers so many times as fast; answers the case. */
async function seededVisit(browser: Browser, baseURL: string | undefined, hurry: number): Promise<string> {
  const context = await browser.newContext({ baseURL: baseURL ?? '' });
  await resetDemo(context.request);
  const { act, save } = await openSeeded(context, '/news', { hurry });
  await act((page) => page.getByRole('article').first().getByRole('link').first().click());
  await act((page) => page.getByRole('button', { name: 'Login' }).first().click());
  const saved = await save();
  await context.close();
  return saved;
}

test('the same clicks with the same seed make the same case, and it is opened on another page', async ({
  browser,
  page,
  baseURL,
}) => {
  const saved = await seededVisit(browser, baseURL, 4);
  expect(await seededVisit(browser, baseURL, 10)).toBe(saved);
  const rows = (JSON.parse(saved) as { rows: object[] }).rows.length;
  expect(rows).toBeGreaterThan(8);

  await page.addInitScript(devToolsScript());
  await page.goto('/products?qa');
  await page.locator('summary').filter({ hasText: 'Case' }).click();
  const open = (text: string) =>
    page
      .getByLabel('Case file')
      .setInputFiles({ name: 'a.case.json', mimeType: 'application/json', buffer: Buffer.from(text) });
  await open(saved.replace('"version":1', '"version":2'));
  await expect(page.getByText('saved by a newer storefront')).toBeVisible();
  await open(saved);
  await expect(page.getByText(`Looking back at row ${rows + 1} of ${rows + 1}`)).toBeVisible();
  await expect(page).toHaveURL(/\/blog\//);
  await page.getByRole('button', { name: 'Back to now' }).click();
  await expect(page).toHaveURL(/\/products\?qa/);
});
