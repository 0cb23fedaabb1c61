import type { Page } from '@playwright/test';
import { withQaShop } from '../scripts/qaShop';
import { withPage } from './browser';
import { slowestReaction } from './cardReaction';
import type { Figures } from './figures';
import { signInAs } from './session';

/** CPU throttling rate that simulates an older tablet. */
const SLOWER = 4;

/**
 * Returns the longest task during `action`, in milliseconds. The browser does not report tasks below 50 ms.
 */
async function longestTask(page: Page, action: () => Promise<void>): Promise<number> {
  await page.evaluate(() => {
    const tasks: number[] = [];
    Reflect.set(window, 'tasks', tasks);
    new PerformanceObserver((list) =>
      tasks.push(...list.getEntries().map(({ duration }) => duration)),
    ).observe({
      type: 'longtask',
    });
  });
  await action();
  const tasks = await page.evaluate(() => Reflect.get(window, 'tasks') as number[]);
  return Math.round(Math.max(0, ...tasks));
}

interface CategoriesResponse {
  data: { categories: { sub_categories: { id: number; name: string }[] }[] };
}

/** Extends the response of categories to `total` sub-categories. */
async function withSubCategories(page: Page, total: number): Promise<void> {
  await page.route('**/api/categories?*', async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as CategoriesResponse;
    const { categories } = body.data;
    const each = Math.ceil(total / categories.length);
    for (const [position, category] of categories.entries())
      category.sub_categories = Array.from({ length: each }, (_, index) => ({
        ...category.sub_categories[index % category.sub_categories.length],
        id: 10_000 + position * each + index,
        name: `Sub-category ${position * each + index}`,
      }));
    await route.fulfill({ response, json: body });
  });
}

/** Measures the responsiveness of menu, filters and search with fourfold CPU throttling. */
export const measureFinding = (): Promise<Figures> =>
  withQaShop((origin) =>
    withPage(async (page) => {
      const slowDown = await page.context().newCDPSession(page);
      await page.goto(`${origin}/products`, { waitUntil: 'networkidle' });
      await page.getByRole('article').first().waitFor();
      await slowDown.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
      const filter = await longestTask(page, async () => {
        await page.getByRole('button', { name: 'Rated 4.5 & up' }).click();
        await page.waitForURL(/min_rating=4.5/);
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
      await slowDown.send('Emulation.setCPUThrottlingRate', { rate: 1 });
      await signInAs(page, origin, 'new');
      await page.goto(`${origin}/products`, { waitUntil: 'networkidle' });
      await slowDown.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
      const favorite = await slowestReaction(page, /wishlist/, 'aria-pressed');
      const add = await slowestReaction(page, /^Add to Cart/, 'aria-busy');
      await withSubCategories(page, 300);
      await slowDown.send('Emulation.setCPUThrottlingRate', { rate: 1 });
      await page.goto(origin, { waitUntil: 'networkidle' });
      await slowDown.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
      const menu = await longestTask(page, async () => {
        await page.getByRole('button', { name: 'All categories' }).click();
        await page
          .getByRole('link', { name: /Sub-category/ })
          .first()
          .waitFor();
        await page.waitForTimeout(1000);
      });
      return {
        'longest task from a press to a menu of 300 sub-categories (ms, 4× slower, 0 is below 50)': menu,
        'from a press on a heart to its first answer (ms, 4× slower, longest of 5)': favorite,
        'from a press on Add to Cart to its first answer (ms, 4× slower, longest of 5)': add,
        'longest task from a filter to its first card (ms, 4× slower, 0 is below 50)': filter,
        'longest task from a key to its suggestions (ms, 4× slower, 0 is below 50)': search,
      };
    }),
  );
