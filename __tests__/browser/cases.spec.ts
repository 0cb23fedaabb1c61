import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { logInByCode, openSeeded, resetDemo } from '../../scripts/qa/seededVisit';
import { readFlow } from '../../src/features/cases/flow/flowFile';
import { playFlow } from '../cases/playFlow';
import { devToolsScript } from './devToolsScript';
import { expect, test } from './shop';

/** Reads an article and signs in by a code, with timers sped up by a factor; returns the case. */
async function seededVisit(browser: Browser, baseURL: string | undefined, hurry: number): Promise<string> {
  const context = await browser.newContext({ baseURL: baseURL ?? '' });
  await resetDemo(context.request);
  const visit = await openSeeded(context, '/news', { hurry });
  const { act, save } = visit;
  await act((page) => page.getByRole('article').first().getByRole('link').first().click());
  await act((page) => page.getByRole('button', { name: 'Welcome Login' }).first().click());
  await logInByCode(visit, context.request);
  const saved = await save();
  await context.close();
  return saved;
}

test('records the same case for the same clicks and seed, and opens it on another page', async ({
  browser,
  page,
  baseURL,
}) => {
  const saved = await seededVisit(browser, baseURL, 30);
  expect(await seededVisit(browser, baseURL, 12)).toBe(saved);
  const rows = (JSON.parse(saved) as { rows: object[] }).rows.length;
  expect(rows).toBeGreaterThan(30);

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
  await expect(page.getByText(`Looking back at row ${rows} of ${rows}`)).toBeVisible();
  await expect(page).toHaveURL(/\/blog\//);
  await page.getByRole('button', { name: 'Back to now' }).click();
  await expect(page).toHaveURL(/\/products\?qa/);
});

const folder = join(__dirname, '..', 'cases');
const flows = readdirSync(folder).filter((name) => name.endsWith('.flow.json'));

for (const file of flows) {
  test(`repeats ${file}, and finds what is expected of it`, async ({ browser, baseURL }) => {
    const flow = readFlow(readFileSync(join(folder, file), 'utf8'));
    const [width, height] = flow.screen;
    const context = await browser.newContext({ baseURL: baseURL ?? '', viewport: { width, height } });
    expect(await playFlow(context, flow)).toEqual([]);
    await context.close();
  });
}
