import type { Page } from '@playwright/test';
import { everythingIdle, expect, test } from './shop';

/** Numbers of items by row, of the list that has the most items in `main`. */
const rowsOf = (page: Page) =>
  page.getByRole('main').evaluate((main) => {
    const lists = [...main.querySelectorAll('ul')].sort(
      (one, other) => other.children.length - one.children.length,
    );
    const tops = [...(lists[0]?.children ?? [])].map((item) => Math.round(item.getBoundingClientRect().top));
    return [...new Set(tops)].map((top) => tops.filter((other) => other === top).length);
  });

for (const path of ['/shops', '/'])
  test(`${path} fills the rows of a page of 12 on all wide screens`, async ({ page }) => {
    await page.goto(path);
    for (const width of [1024, 1180, 1366, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      await everythingIdle(page);
      const rows = async () => {
        const [first = 0, ...others] = await rowsOf(page);
        return {
          total: others.length * first + first,
          isFull: others.every((count) => count === first),
          first,
        };
      };
      const message = `at ${width} px`;
      await expect.poll(rows, { message }).toMatchObject({ total: 12, isFull: true });
      expect((await rows()).first, message).toBeLessThanOrEqual(6);
    }
  });

test('a short flash sale leaves few gaps in its last row', async ({ page }) => {
  await page.goto('/flash-sale/1');
  for (const width of [1024, 1180, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await everythingIdle(page);
    await expect.poll(() => rowsOf(page), { message: `at ${width} px` }).toEqual([4, 3]);
  }
});
