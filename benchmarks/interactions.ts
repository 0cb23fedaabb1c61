import type { CDPSession, Page } from '@playwright/test';
import { withQaShop } from '../scripts/qaShop';
import { withPage } from './browser';
import type { Figures } from './figures';
import { press, pressTimes, watchKeys } from './presses';
import { fillCart } from './session';
import { median } from './times';

/** CPU throttling rate that simulates an older tablet. */
const SLOWER = 4;
const TIMES = 50;
/** Pause after each press, in milliseconds: responses have arrived and transitions are over. */
const PAUSE = 600;

type Measure = (page: Page) => Promise<number[]>;

const drawer: Measure = (page) =>
  pressTimes(page, TIMES, async () => {
    await press(page, page.getByRole('banner').getByRole('button', { name: /^My Cart/ }));
    await page.getByRole('dialog').waitFor();
    await page.waitForTimeout(PAUSE);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  });

const quantity: Measure = async (page) => {
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^My Cart/ })
    .click();
  const stepper = page
    .getByRole('dialog')
    .getByRole('group', { name: /^Quantity of/ })
    .first();
  await stepper.waitFor();
  await page.waitForTimeout(2000);
  const times = await pressTimes(page, TIMES, async (index) => {
    // Up and down in turn, so that the stock suffices.
    const name = index % 2 === 0 ? 'Increase quantity' : 'Decrease quantity';
    await press(page, stepper.getByRole('button', { name }));
    await page.waitForTimeout(PAUSE);
  });
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  return times;
};

const favorite: Measure = (page) => {
  const hearts = page
    .getByRole('main')
    .getByRole('article')
    .getByRole('button', { name: /wishlist/ });
  return pressTimes(page, TIMES, async (index) => {
    await press(page, hearts.nth(index % 4));
    await page.waitForTimeout(PAUSE);
  });
};

const filter: Measure = (page) =>
  pressTimes(page, TIMES, async (index) => {
    await press(page, page.getByRole('button', { name: `Rated ${4 - (index % 2)} & up` }));
    await page.waitForTimeout(PAUSE);
  });

/** Times of the keys of a text of 50 characters, typed a word at a time. */
async function keyTimes(page: Page): Promise<number[]> {
  const takeTimes = await watchKeys(page);
  for (let word = 0; word < TIMES / 5; word += 1) {
    await page.keyboard.type('lamp ', { delay: 120 });
    await page.waitForTimeout(PAUSE);
  }
  return takeTimes();
}

const searchKey: Measure = async (page) => {
  await page.getByRole('combobox', { name: /Search for/ }).click();
  await page.waitForTimeout(1000);
  const times = await keyTimes(page);
  await page.keyboard.press('Escape');
  return times;
};

const chatKey: Measure = async (page) => {
  await page.getByRole('textbox', { name: 'Your message', exact: true }).click();
  await page.waitForTimeout(1000);
  return keyTimes(page);
};

const kinds: readonly (readonly [what: string, path: string, measure: Measure])[] = [
  ['opening the cart', '/products', drawer],
  ['+ and − in the cart', '/products', quantity],
  ['a heart', '/products', favorite],
  ['a filter', '/products', filter],
  ['a key of the search', '/products', searchKey],
  ['a key of the chat', '/messages?shop=1', chatKey],
];

async function measureKind(
  page: Page,
  session: CDPSession,
  url: string,
  measure: Measure,
): Promise<number[]> {
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.waitForTimeout(4000);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  return measure(page);
}

/** Measures the time from presses and keys to their paint, with fourfold CPU throttling. */
export const measureInteractions = (): Promise<Figures> =>
  withQaShop((origin) =>
    withPage(async (page) => {
      const token = await fillCart(origin, 3, TIMES);
      await page.addInitScript((value) => window.localStorage.setItem('token', value), token);
      const session = await page.context().newCDPSession(page);
      const figures: Record<string, number> = {};
      for (const [what, path, measure] of kinds) {
        const times = await measureKind(page, session, `${origin}${path}`, measure);
        figures[`${what}, median of ${times.length} (ms, 4× slower)`] = Math.round(median(times));
        figures[`${what}, slowest (ms, 4× slower)`] = Math.round(Math.max(...times));
      }
      return figures;
    }),
  );
