import type { Page } from '@playwright/test';
import { withQaShop } from '../scripts/qaShop';
import { withPage } from './browser';
import type { Figures } from './figures';

/** A tablet of some years ago, beside the machine that measures. */
const SLOWER = 4;

/** The longest task of the page, in milliseconds, while something is done; one below 50 ms is not told by the browser. */
async function longestTask(page: Page, deed: () => Promise<void>): Promise<number> {
  await page.evaluate(() => {
    const tasks: number[] = [];
    Reflect.set(window, 'tasks', tasks);
    new PerformanceObserver((list) =>
      tasks.push(...list.getEntries().map(({ duration }) => duration)),
    ).observe({
      type: 'longtask',
    });
  });
  await deed();
  const tasks = await page.evaluate(() => Reflect.get(window, 'tasks') as number[]);
  return Math.round(Math.max(0, ...tasks));
}

/** How smooth finding is: from a press or a key to what it brings, with a processor four times slower. */
export const measureFinding = (): Promise<Figures> =>
  withQaShop((origin) =>
    withPage(async (page) => {
      const slowDown = await page.context().newCDPSession(page);
      await page.goto(`${origin}/products`, { waitUntil: 'networkidle' });
      await page.getByRole('article').first().waitFor();
      await slowDown.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
      const filter = await longestTask(page, async () => {
        await page.getByRole('button', { name: 'Rated 5' }).click();
        await page.waitForURL(/rating=5/);
        await page.locator('ul[aria-busy=false] article').first().waitFor();
        await page.waitForTimeout(500);
      });
      const box = page.getByRole('combobox', { name: /Search for/ });
      await box.click();
      await page.waitForTimeout(1000);
      const search = await longestTask(page, async () => {
        await box.pressSequentially('la', { delay: 100 });
        await page.getByRole('group', { name: 'Products' }).waitFor();
        await page.waitForTimeout(500);
      });
      return {
        'longest task from a filter to its first card (ms, 4× slower, 0 is below 50)': filter,
        'longest task from a key to its suggestions (ms, 4× slower, 0 is below 50)': search,
      };
    }),
  );
