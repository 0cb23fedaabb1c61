import type { Page } from '@playwright/test';
import { withQaShop } from '../scripts/qaShop';
import { withPage } from './browser';
import type { Figures } from './figures';
import { heapOf } from './heap';
import { median } from './times';

/** CPU throttling rate that simulates an older tablet. */
const SLOWER = 4;
const LINKS = 10;
const NAVIGATIONS = 50;
/** Navigations after which the heap no longer grows by compiled code. */
const WARM_UP = 50;
/** Time between hovering a link and pressing it, in milliseconds. */
const HOVER = 300;

/** Starts to measure, in the page, the time from the next click until its heading and picture are painted. */
const watchNavigation = (page: Page, heading: string) =>
  page.evaluate((text) => {
    const shown = new Promise<number>((resolve) => {
      let pressedAt = 0;
      window.addEventListener('click', ({ timeStamp }) => (pressedAt = timeStamp), {
        capture: true,
        once: true,
      });
      const look = () => {
        const isShown = document.querySelector('main h1')?.textContent.includes(text);
        if (!isShown) return void requestAnimationFrame(look);
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(performance.now() - pressedAt);
        port2.postMessage(null);
      };
      requestAnimationFrame(look);
    });
    Reflect.set(window, 'shown', shown);
  }, heading);

/** Hovers and presses the product link with the given number; returns the time until the product is shown. */
async function openProduct(page: Page, index: number): Promise<number> {
  const link = page.getByRole('main').getByRole('article').nth(index).getByRole('heading').getByRole('link');
  const name = (await link.textContent()) ?? '';
  await link.hover();
  await page.waitForTimeout(HOVER);
  await watchNavigation(page, name);
  await page.mouse.down();
  await page.mouse.up();
  const time = await page.evaluate(() => Reflect.get(window, 'shown') as Promise<number>);
  await page.waitForLoadState('networkidle');
  await page.goBack();
  await page.getByRole('main').getByRole('article').nth(index).waitFor();
  await page.waitForTimeout(500);
  return time;
}

const tour = ['Products', 'Most Popular', 'Shops', 'News', 'Home'];

/** Follows the links of the navigation row in turn. */
async function navigate(page: Page, times: number): Promise<void> {
  for (let index = 0; index < times; index += 1) {
    const name = tour[index % tour.length] ?? '';
    await page.getByRole('banner').getByRole('link', { name, exact: true }).click();
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(100);
  }
}

/** Measures in-app navigations to hovered links, and the heap over many navigations. */
export const measureNavigation = (): Promise<Figures> =>
  withQaShop((origin) =>
    withPage(async (page) => {
      // The TypeScript loader wraps named functions in this helper.
      await page.addInitScript('globalThis.__name = (named) => named');
      const session = await page.context().newCDPSession(page);
      await page.goto(`${origin}/products`, { waitUntil: 'networkidle' });
      await page.waitForTimeout(4000);
      await openProduct(page, 0);
      await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
      const times: number[] = [];
      for (let index = 1; index <= LINKS; index += 1) times.push(await openProduct(page, index));
      await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
      await navigate(page, WARM_UP);
      const before = await heapOf(session);
      await navigate(page, NAVIGATIONS);
      const after = await heapOf(session);
      const megabytes = (bytes: number) => Number((bytes / 2 ** 20).toFixed(2));
      return {
        [`from a press on a hovered product to its page, median of ${LINKS} (ms, 4× slower)`]: Math.round(
          median(times),
        ),
        'the slowest of them (ms, 4× slower)': Math.round(Math.max(...times)),
        [`heap after ${WARM_UP} navigations (MB)`]: megabytes(before),
        [`growth over ${NAVIGATIONS} more (MB)`]: megabytes(after - before),
      };
    }),
  );
