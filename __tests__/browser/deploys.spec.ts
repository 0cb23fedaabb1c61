import type { Browser, Locator, Page } from '@playwright/test';
import { clientOf, shoppers } from '../demo/support/client';
import { seededNumbers } from '../demo/support/hostileBytes';
import { CAMPAIGN_TIMEOUT, createLedger, planOf } from '../support/campaigns/campaign';
import { onlyAsCampaign } from './onlyAsCampaign';
import type { ReleaseServer } from './releases';
import { expect, firstVisit, test } from './secondVisit';

/** Tabs that buy at the same time. */
const TABS = 10;
const PRODUCT = 55;
const STOCK = 1000;
/** Milliseconds from the step during which the release is published to its publication. */
const LATEST_DELAY = 400;
/** Milliseconds that a shopper waits for anything; all tabs share the machine's cores. */
const PATIENCE = 30_000;
/** More reloads than a shopper would put up with. */
const MOST_TRIES = 3;

interface Step {
  press: (page: Page) => Promise<unknown>;
  /** What the shopper sees when the step has worked. */
  result: (page: Page) => Locator;
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first();

/** Opens the cart, unless it is open. */
async function openCart(page: Page): Promise<void> {
  if (await page.getByRole('dialog').isVisible()) return;
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^My Cart/ })
    .click();
}

/** A purchase from the page of a product to its order. Each press can follow a reload. */
const STEPS: readonly Step[] = [
  {
    press: (page) => page.goto(`/products/${PRODUCT}/details`),
    result: (page) => button(page, 'Add to Cart'),
  },
  {
    press: (page) => button(page, 'Add to Cart').click(),
    result: (page) => button(page, 'View In Cart'),
  },
  { press: openCart, result: (page) => page.getByRole('checkbox').first() },
  {
    press: async (page) => {
      await openCart(page);
      await page.getByRole('checkbox').first().check();
      await button(page, 'Proceed to Checkout').click();
    },
    result: (page) => page.getByRole('radio', { name: 'Cash on delivery' }),
  },
  {
    press: async (page) => {
      // After a reload the order may be placed already, and only its dialog lost.
      if (page.url().includes('/order-history')) return;
      await page.getByRole('radio', { name: 'Cash on delivery' }).check();
      await button(page, 'Place Order').click();
    },
    result: (page) =>
      page
        .getByText('Your order has been placed')
        .or(page.getByRole('heading', { name: 'Order History' }))
        .first(),
  },
];

/** The buttons by which the shop offers to load its page again. */
const reload = (page: Page) =>
  page
    .getByRole('button', { name: /^Reload/ })
    .locator('visible=true')
    .first();

/** Takes a step; where it does not work, reloads the page by the shop's offer and presses again. */
async function take({ press, result }: Step, page: Page): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      await press(page);
      await result(page).waitFor();
      return;
    } catch (problem) {
      if (tries === MOST_TRIES || !(await reload(page).isVisible())) throw problem;
      await reload(page).click();
      await page.waitForLoadState('load');
    }
  }
}

/** Lets a shopper buy; `onStep` is called before each step. Returns what went wrong. */
async function buy(page: Page, onStep: () => void): Promise<string[]> {
  const faults: string[] = [];
  page.setDefaultTimeout(PATIENCE);
  page.on('pageerror', (error) => faults.push(error.message));
  for (const [index, step] of STEPS.entries()) {
    onStep();
    try {
      await take(step, page);
    } catch (problem) {
      return [...faults, `step ${index}: ${String(problem).slice(0, 300)}`];
    }
  }
  return faults;
}

/** Shoppers buy while a release without any of their scripts is published; returns what was lost. */
async function buyDuringRelease(seed: number, browser: Browser, server: ReleaseServer, baseURL: string) {
  const numbers = seededNumbers(seed);
  const demo = { origin: baseURL };
  await clientOf(demo).post('/qa/stock', { product_id: PRODUCT, quantity: STOCK });
  let publishing = TABS - 1 + numbers.below(TABS * (STEPS.length - 1));
  const lost = (await shoppers(demo, TABS)).map(async ({ client, token }, tab) => {
    const context = await browser.newContext({
      baseURL: server.origin,
      serviceWorkers: numbers.below(2) === 0 ? 'allow' : 'block',
    });
    await context.addInitScript((given) => localStorage.setItem('token', given), token);
    const faults = await buy(await context.newPage(), () => {
      publishing -= 1;
      if (publishing === 0) setTimeout(server.publishRenamed, numbers.below(LATEST_DELAY));
    });
    await context.close();
    const { total } = (await client.get('/orders')).body.data;
    return [...faults, ...(total === 1 ? [] : [`${total} orders`])].map((fault) => `tab ${tab}: ${fault}`);
  });
  return (await Promise.all(lost)).flat();
}

test('a press whose code is gone with its release offers the new one', async ({ page, server }) => {
  await page.goto(`${server.origin}/news`);
  await page.waitForLoadState('networkidle');
  server.publishRenamed();
  await page.getByRole('button', { name: 'Welcome Login' }).click();
  await expect(page.getByText('A new version of the shop is here.')).toBeVisible();
  await reload(page).click();
  await page.getByRole('button', { name: 'Welcome Login' }).click();
  await expect(page.getByRole('dialog', { name: 'Welcome' })).toBeVisible();
});

test('a lost press has the service worker store the new release, which one reload then opens', async ({
  browser,
  server,
}) => {
  const context = await browser.newContext({ serviceWorkers: 'allow' });
  const page = await context.newPage();
  await firstVisit(page, `${server.origin}/news`);
  const entry = page.locator('script[defer]');
  const old = (await entry.getAttribute('src')) ?? '';
  server.publishRenamed();
  await page.getByRole('button', { name: 'Welcome Login' }).click();
  await expect(page.getByText('A new version of the shop is here.')).toBeVisible();
  const isOldStored = () =>
    page.evaluate(
      async (name) => (await (await caches.match('/', { cacheName: 'shell' }))?.text())?.includes(name),
      old,
    );
  await expect.poll(isOldStored).toBe(false);
  await expect(page.getByText('A new version of the shop is here.')).toHaveCount(1);
  await reload(page).click();
  await expect(entry).not.toHaveAttribute('src', old);
  await page.getByRole('button', { name: 'Welcome Login' }).click();
  await expect(page.getByRole('dialog', { name: 'Welcome' })).toBeVisible();
  await context.close();
});

test('a purchase survives a release that replaces every script of its page', async ({
  browser,
  server,
  baseURL,
}) => {
  onlyAsCampaign('deploys');
  test.setTimeout(CAMPAIGN_TIMEOUT);
  const { seed: first, size } = planOf(1);
  const ledger = createLedger('deploys');
  for (let seed = first; seed < first + size; seed += 1) {
    ledger.record(seed, `${TABS} purchases`, await buyDuringRelease(seed, browser, server, baseURL ?? ''));
    server.restore();
  }
  expect(ledger.close().lost).toEqual([]);
});
