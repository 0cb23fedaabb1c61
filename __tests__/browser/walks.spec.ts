import type { Browser, Page } from '@playwright/test';
import { clientOf, shoppers } from '../demo/support/client';
import { seededNumbers } from '../demo/support/hostileBytes';
import { CAMPAIGN_TIMEOUT, createLedger, planOf } from '../support/campaigns/campaign';
import { BUSY, OVERLAYS } from '../support/campaigns/visibleControls';
import { onlyAsCampaign } from './onlyAsCampaign';
import { expect, test, watchPolicy } from './shop';
import { createUnreliableRoute } from './unreliableRoute';
import { UNCOVERED, walkAtRandom, type Walk } from './walking';

const STEPS = 30;
/** Longer than retries, timeouts of requests, and notices, in milliseconds. */
const CALM = 25_000;
/** More overlays than can lie on each other. */
const ESCAPES = 8;

/** Waits until nothing is left of what `selector` finds; returns the texts of what is still there. */
async function leftOf(page: Page, selector: string, milliseconds: number): Promise<string[]> {
  // The card below an open choice of variants is busy until it closes.
  const found = page.locator(selector).locator('visible=true').and(page.locator(UNCOVERED));
  await found
    .first()
    .waitFor({ state: 'hidden', timeout: milliseconds })
    .catch(() => undefined);
  return found.evaluateAll((elements) =>
    elements.map((element) => element.getAttribute('aria-label') ?? element.textContent.slice(0, 60)),
  );
}

/** What has not ended after the network has recovered and the shopper has pressed Escape. */
async function stuckSigns(page: Page): Promise<string[]> {
  await page.waitForTimeout(CALM / 5);
  const busy = await leftOf(page, BUSY, CALM);
  const open = page.locator(OVERLAYS).locator('visible=true');
  for (let escapes = 0; escapes < ESCAPES; escapes += 1) {
    if ((await open.count()) === 0) break;
    // The chat beside the page leaves the focus in the page; its shopper presses Escape in it.
    if ((await page.locator(`:is(${OVERLAYS}):focus-within`).count()) === 0)
      await open
        .last()
        .getByRole('button')
        .first()
        .focus({ timeout: 1000 })
        .catch(() => undefined);
    await page.keyboard.press('Escape');
    await page.waitForTimeout(500);
  }
  const overlays = await leftOf(page, OVERLAYS, 1000);
  const boundary = await page.getByText('Something went wrong').locator('visible=true').count();
  return [
    ...busy.map((name) => `busy: ${name}`),
    ...overlays.map((name) => `stuck overlay: ${name}`),
    ...(boundary > 0 ? ['a broken part of the page'] : []),
  ];
}

/** The number in a text of any of the shop's languages. */
const numberIn = (text: string) =>
  Number(
    text
      .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
      .replace(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - 0x6f0))
      .match(/\d+/)?.[0] ?? Number.NaN,
  );

/** Compares the number of items in the bar of a wide screen with the server's. */
async function cartFaults(page: Page, origin: string): Promise<string[]> {
  await page.setViewportSize({ width: 1440, height: 900 });
  const token = await page.evaluate(() => localStorage.getItem('token'));
  if (!token) return [];
  const { status, body } = await clientOf({ origin }, { token }).get('/carts');
  if (status !== 200) return [];
  const items = page.locator('header button[aria-haspopup=dialog]').last();
  const text = (await items.textContent({ timeout: 5000 }).catch(() => null)) ?? '';
  // The badge is first; without one there is only the amount, which is 0.
  const shown = numberIn(text);
  return shown === body.data.total ? [] : [`the cart shows "${text}", the server has ${body.data.total}`];
}

async function walk(seed: number, browser: Browser, origin: string): Promise<string[]> {
  const numbers = seededNumbers(seed);
  const { network, handle } = createUnreliableRoute(seed);
  const context = await browser.newContext({ baseURL: origin, serviceWorkers: 'block' });
  const violations = await watchPolicy(context);
  await context.route(
    (url) => url.origin !== origin,
    (route) => route.abort(),
  );
  await context.route(`${origin}/api/**`, handle);
  const page = await context.newPage();
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(`uncaught: ${error.message}`));
  page.on('dialog', (dialog) => void dialog.accept().catch(() => undefined));
  context.on('page', (popup) => void popup.close().catch(() => undefined));
  if (numbers.below(4) > 0) {
    const [shopper] = await shoppers({ origin }, 1);
    await context.addInitScript((token) => {
      // The empty page of a new tab, and that of a failed load, have no storage.
      if (!location.host) return;
      if (sessionStorage.getItem('begun') === null) localStorage.setItem('token', token);
      sessionStorage.setItem('begun', 'yes');
    }, shopper?.token ?? '');
  }
  await page.goto('/');
  await page.locator('#first-paint').waitFor({ state: 'detached' });
  const walked: Walk = { page, numbers, orderPresses: 0 };
  network.isBad = true;
  const steps = await walkAtRandom(walked, seed + 1, STEPS);
  network.isBad = false;
  if (!page.url().startsWith(origin)) await page.goto('/');
  faults.push(...(await stuckSigns(page)), ...(await cartFaults(page, origin)), ...violations);
  if (network.placed > walked.orderPresses)
    faults.push(`${network.placed} orders of ${walked.orderPresses} presses`);
  await context.close();
  return faults.length > 0 ? [...faults, steps.slice(-8).join('; ')] : [];
}

test('random shoppers in a real browser survive an unreliable network', async ({ browser, baseURL }) => {
  onlyAsCampaign('browser-walks');
  test.setTimeout(CAMPAIGN_TIMEOUT);
  const { seed: first, size } = planOf(1);
  const ledger = createLedger('chaos, walks in a browser');
  for (let seed = first; seed < first + size; seed += 1)
    ledger.record(seed, 'walk', await walk(seed, browser, baseURL ?? ''));
  expect(ledger.close().lost).toEqual([]);
});
