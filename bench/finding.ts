import type { Page } from '@playwright/test';
import { withQaShop } from '../scripts/qaShop';
import { withPage } from './browser';
import { slowestReaction } from './cardReaction';
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

interface CategoriesAnswer {
  data: { categories: { sub_categories: { id: number; name: string }[] }[] };
}

/** The categories of the demo with so many sub-categories in all. */
async function withSubCategories(page: Page, total: number): Promise<void> {
  await page.route('**/api/categories?*', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as CategoriesAnswer;
    const { categories } = body.data;
    const each = Math.ceil(total / categories.length);
    for (const [place, category] of categories.entries())
      category.sub_categories = Array.from({ length: each }, (_, index) => ({
        ...category.sub_categories[index % category.sub_categories.length],
        id: 10_000 + place * each + index,
        name: `Sub-category ${place * each + index}`,
      }));
    await route.fulfill({ response: answer, json: body });
  });
}

/** Somebody with an account and no history, from the next page on. */
async function signIn(page: Page, origin: string): Promise<void> {
  const answer = await page.request.post(`${origin}/qa/persona`, { data: { name: 'new' } });
  const { data } = (await answer.json()) as { data: { access: { token: string } } };
  await page.addInitScript((token) => window.localStorage.setItem('token', token), data.access.token);
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
      await slowDown.send('Emulation.setCPUThrottlingRate', { rate: 1 });
      await signIn(page, origin);
      await page.goto(`${origin}/products`, { waitUntil: 'networkidle' });
      await slowDown.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
      const heart = await slowestReaction(page, /wishlist/, 'aria-pressed');
      const add = await slowestReaction(page, /cart$/, 'aria-busy');
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
        'from a press on a heart to its first answer (ms, 4× slower, longest of 5)': heart,
        'from a press on Add to Cart to its first answer (ms, 4× slower, longest of 5)': add,
        'longest task from a filter to its first card (ms, 4× slower, 0 is below 50)': filter,
        'longest task from a key to its suggestions (ms, 4× slower, 0 is below 50)': search,
      };
    }),
  );
