import type { CDPSession, Page } from '@playwright/test';
import { heapOf } from '../../benchmarks/heap';
import { createLedger, planOf } from '../support/campaigns/campaign';
import { onlyAsCampaign } from './onlyAsCampaign';
import { become, expect, test } from './shop';

/** Minutes of the visit; the first ones fill chunks, caches and QA's log. */
const { size: MINUTES } = planOf(0);
const WARM_UP = 10;
/** Minutes between two measurements. */
const INTERVAL = 5;
/** Pause between two acts of the shopper, and longest time of an act, in milliseconds. */
const PAUSE = 1000;
const PATIENCE = 10_000;
/** What may be added between the warm-up and any later measurement, in megabytes and as a share. */
const MOST_MEGABYTES = 4;
const MOST_GROWTH = 1.1;

interface Measured {
  megabytes: number;
  elements: number;
  listeners: number;
  sockets: number;
}

const link = (page: Page, name: string) => page.getByRole('banner').getByRole('link', { name, exact: true });

/** Looks around, and fills cart and wishlist. Returns the acts that were not possible. */
async function lookAround(page: Page, round: number): Promise<string[]> {
  const missed: string[] = [];
  const main = page.getByRole('main');
  const acts: (() => Promise<void>)[] = [
    () => link(page, 'Products').click(),
    () =>
      main
        .getByRole('article')
        .nth(round % 8)
        .getByRole('link')
        .first()
        .click(),
    () => main.getByRole('button', { name: 'Add to Cart' }).first().click(),
    () => page.keyboard.press('Escape'),
    () => page.goBack().then(() => undefined),
    () =>
      main
        .getByRole('button', { name: /to wishlist$/ })
        .nth(round % 8)
        .click(),
    () =>
      page
        .getByRole('banner')
        .getByRole('button', { name: /^My Cart/ })
        .click(),
    () => page.keyboard.press('Escape'),
    () => link(page, 'Shops').click(),
    () => link(page, 'News').click(),
    () => page.getByRole('combobox', { name: /Search for/ }).fill(`lamp ${round}`),
    () => page.getByRole('combobox', { name: /Search for/ }).fill(''),
    () => page.keyboard.press('Escape'),
  ];
  for (const act of acts) {
    await act().catch((problem: unknown) => missed.push(String(problem).slice(0, 200)));
    await page.waitForTimeout(PAUSE);
  }
  return missed;
}

async function measure(page: Page, session: CDPSession, sockets: ReadonlySet<unknown>): Promise<Measured> {
  await link(page, 'News').click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForTimeout(10 * PAUSE);
  const megabytes = (await heapOf(session)) / 1_000_000;
  const { metrics } = await session.send('Performance.getMetrics');
  const metric = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? 0;
  return {
    megabytes,
    elements: metric('Nodes'),
    listeners: metric('JSEventListeners'),
    sockets: sockets.size,
  };
}

/** A field keeps an element for each typed text, which the browser's Undo brings back: one a round. */
function growthOf(before: Measured, now: Measured, rounds: number): string[] {
  const faults: string[] = [];
  if (now.megabytes > before.megabytes + MOST_MEGABYTES)
    faults.push(`${before.megabytes.toFixed(1)} MB became ${now.megabytes.toFixed(1)} MB`);
  const most = {
    elements: before.elements * MOST_GROWTH + rounds,
    listeners: before.listeners * MOST_GROWTH,
    sockets: before.sockets,
  };
  for (const what of ['elements', 'listeners', 'sockets'] as const)
    if (now[what] > most[what]) faults.push(`${before[what]} ${what} became ${now[what]}`);
  return faults;
}

test('a page in use for an hour keeps nothing', async ({ page }) => {
  onlyAsCampaign('browser-soak');
  test.setTimeout((MINUTES + 10) * 60_000);
  const sockets = new Set<unknown>();
  page.on('websocket', (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  await become(page, 'new');
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  page.setDefaultTimeout(PATIENCE);
  await page.goto('/');
  const missed: string[] = [];
  const ledger = createLedger('soak in a browser');
  const started = Date.now();
  const minutes = () => (Date.now() - started) / 60_000;
  let before: Measured | undefined;
  for (let due = Math.min(WARM_UP, MINUTES / 2), round = 0; due <= MINUTES; due += INTERVAL) {
    for (; minutes() < due; round += 1) missed.push(...(await lookAround(page, round)));
    const now = await measure(page, session, sockets);
    const what =
      `after ${due} minutes and ${round} rounds: ${now.megabytes.toFixed(1)} MB, ${now.elements} elements, ` +
      `${now.listeners} listeners, ${now.sockets} sockets, ${missed.length} missed acts`;
    console.log(what);
    ledger.record(due, what, [...(before ? growthOf(before, now, round) : []), ...missed.splice(0)]);
    before ??= now;
  }
  expect(ledger.close().lost).toEqual([]);
});
