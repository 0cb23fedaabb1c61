import type { Page } from '@playwright/test';
import { withQaShop } from '../scripts/qaShop';
import { withPage } from './browser';
import type { Figures } from './figures';
import { percentile } from './times';

const ROWS = 5000;
const PRESSES = 40;

/** Milliseconds from a press to the frame that shows it, and from a letter to its frame. */
async function feel(page: Page): Promise<{ press: number; letter: number }> {
  // What runs in the page has no functions with names: the compiler would ask for a helper that the page lacks.
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
  const letters: number[] = [];
  for (let done = 0; done < PRESSES; done += 1) {
    const started = performance.now();
    await field.press('a');
    letters.push(performance.now() - started);
  }
  return { press: percentile(times, 0.95), letter: percentile(letters, 0.95) };
}

/** Opens and closes a menu, as a hand does, until there are so many rows. */
async function fill(page: Page, rows: number): Promise<number> {
  return page.evaluate(async (wanted) => {
    const started = performance.now();
    let last = 0;
    for (let told = 0; last < wanted && told < 3 * wanted; told += 2) {
      document.querySelector<HTMLElement>('header [aria-haspopup="menu"]')?.click();
      await new Promise((resolve) => setTimeout(resolve));
      document.querySelector<HTMLElement>('.MuiBackdrop-root')?.click();
      await new Promise((resolve) => setTimeout(resolve));
      last = Number(document.querySelector('aside dl dd')?.textContent ?? 0);
    }
    if (last < wanted) throw new Error(`Only ${last} rows came about.`);
    return performance.now() - started;
  }, rows);
}

/** How the shop feels with QA's bench open and all rules checked, at the first rows and after 5,000 (architecture §5). */
export const measureQaBench = (): Promise<Figures> =>
  withQaShop((origin) =>
    withPage(async (page) => {
      await page.goto(`${origin}/?qa=persona:orders`, { waitUntil: 'networkidle' });
      const bench = page.getByRole('complementary', { name: 'Bench' });
      for (const title of ['Figures', 'Invariants', 'Explain this', 'Faults'])
        await bench.locator('summary', { hasText: title }).click();
      const early = await feel(page);
      const milliseconds = await fill(page, ROWS);
      const late = await feel(page);
      return {
        'a press at the first rows, until it shows (ms, 95 %)': Number(early.press.toFixed(1)),
        'a press after 5,000 rows, until it shows (ms, 95 %)': Number(late.press.toFixed(1)),
        'a letter at the first rows (ms, 95 %)': Number(early.letter.toFixed(1)),
        'a letter after 5,000 rows (ms, 95 %)': Number(late.letter.toFixed(1)),
        'a row on the way there, with everything that it shows (ms)': Number(
          (milliseconds / ROWS).toFixed(2),
        ),
      };
    }),
  );
