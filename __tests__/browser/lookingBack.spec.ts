import type { Page } from '@playwright/test';
import { devToolsScript } from './devToolsScript';
import { isUncovered } from './overlaps';
import { everythingIdle, expect, test } from './shop';

/** Jumps to the row before the last one. */
const jumpBack = (page: Page) =>
  page.evaluate(() => {
    const { devTools } = window as unknown as {
      devTools: { getState(): { stagedActionIds: number[] }; dispatch(action: object): void };
    };
    const index = devTools.getState().stagedActionIds.length - 2;
    devTools.dispatch({ type: 'JUMP_TO_STATE', index, actionId: index });
  });

test('shows the chat where it was, and the whole QA panel below the bar', async ({ page }) => {
  await page.addInitScript(devToolsScript());
  await page.goto('/products/449/details?qa=persona:orders');
  await page.getByRole('button', { name: 'Chat' }).first().click();
  const chat = page.getByRole('dialog');
  await expect(chat.getByRole('log')).toBeVisible();
  await expect.poll(async () => (await chat.boundingBox())?.height ?? 0).toBeGreaterThan(600);
  await page.waitForLoadState('networkidle');
  await everythingIdle(page);
  const before = await chat.boundingBox();
  await jumpBack(page);
  await expect(page.getByText(/^Looking back at row/)).toBeVisible();
  await expect.poll(() => chat.boundingBox()).toEqual(before);
  const panel = page.getByRole('complementary', { name: 'QA panel' });
  for (const name of ['Fold the panel', 'Close the panel'])
    await expect.poll(() => isUncovered(panel.getByRole('button', { name }))).toBe(true);
});
