import type { Page } from '@playwright/test';
import { withQaShop } from '../scripts/qaShop';
import { withPage } from './browser';
import type { Figures } from './figures';
import { percentile } from './times';

const ROWS = 5000;
const PRESSES = 40;

/** Returns the milliseconds from a press and from a letter to its frame (95th percentile). */
async function measureLatency(page: Page): Promise<{ press: number; key: number }> {
  // No named functions in here: the page lacks the loader's helper for them.
  const times = await page.evaluate(async (count) => {
    const press: number[] = [];
    for (let done = 0; done < count; done += 1) {
      const started = performance.now();
      document.querySelector<HTMLElement>('header [aria-haspopup="menu"]')?.click();
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      press.push(performance.now() - started);
      document.querySelector<HTMLElement>('.MuiBackdrop-root')?.click();
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    }
    return press;
  }, PRESSES);
  const field = page.getByRole('complementary', { name: 'Bench' }).getByLabel('Endpoint');
  await field.focus();
  const letterTimes: number[] = [];
  for (let done = 0; done < PRESSES; done += 1) {
    const started = performance.now();
    await field.press('a');
    letterTimes.push(performance.now() - started);
  }
  return { press: percentile(times, 0.95), key: percentile(letterTimes, 0.95) };
}

/** Opens and closes a menu until the timeline has `rows` rows; returns the time in milliseconds. */
async function fill(page: Page, rows: number): Promise<number> {
  return page.evaluate(async (target) => {
    const started = performance.now();
    let last = 0;
    for (let dispatched = 0; last < target && dispatched < 3 * target; dispatched += 2) {
      document.querySelector<HTMLElement>('header [aria-haspopup="menu"]')?.click();
      await new Promise((resolve) => setTimeout(resolve));
      document.querySelector<HTMLElement>('.MuiBackdrop-root')?.click();
      await new Promise((resolve) => setTimeout(resolve));
      last = Number(document.querySelector('aside dl dd')?.textContent ?? 0);
    }
    if (last < target) throw new Error(`Only ${last} rows came about.`);
    return performance.now() - started;
  }, rows);
}

/**
 * Measures the shop's latency with QA's panel open and all rules checked, before and after 5,000 rows
 * (architecture §5).
 */
export const measureQaPanel = (): Promise<Figures> =>
  withQaShop((origin) =>
    withPage(async (page) => {
      await page.goto(`${origin}/?qa=persona:orders`, { waitUntil: 'networkidle' });
      const panel = page.getByRole('complementary', { name: 'Bench' });
      for (const title of ['Figures', 'Invariants', 'Explain this', 'Faults'])
        await panel.locator('summary', { hasText: title }).click();
      const early = await measureLatency(page);
      const milliseconds = await fill(page, ROWS);
      const late = await measureLatency(page);
      return {
        'a press at the first rows, until it shows (ms, 95 %)': Number(early.press.toFixed(1)),
        'a press after 5,000 rows, until it shows (ms, 95 %)': Number(late.press.toFixed(1)),
        'a letter at the first rows (ms, 95 %)': Number(early.key.toFixed(1)),
        'a letter after 5,000 rows (ms, 95 %)': Number(late.key.toFixed(1)),
        'a row on the way there, with everything that it shows (ms)': Number(
          (milliseconds / ROWS).toFixed(2),
        ),
      };
    }),
  );
