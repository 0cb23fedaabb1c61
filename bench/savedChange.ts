import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { withPage } from './browser';
import type { Figures } from './figures';
import { startProgram } from './program';
import { median, timed } from './times';

const file = join(__dirname, '..', 'src', 'pages', 'NotFound', 'NotFound.tsx');
const original = readFileSync(file, 'utf8');
const WORDS = 'Page not found';

const putBack = () => writeFileSync(file, original);

/** From the saved file to the changed text on the open page. */
const change = (page: Page, words: string) =>
  timed(async () => {
    writeFileSync(file, original.replace(WORDS, words));
    await page.getByRole('heading', { name: words, exact: true }).waitFor();
  });

/** `npm run dev` with the not-found page open; the file is put back in the end, whatever happens. */
export async function measureSavedChange(): Promise<Figures> {
  const folder = mkdtempSync(join(tmpdir(), 'storefront-bench-'));
  const port = '3900';
  // Also when it is interrupted.
  process.once('exit', putBack).once('SIGINT', () => process.exit(130));
  const dev = startProgram('dev.ts', ['--port', '4901', '--folder', folder], { PORT: port });
  try {
    const untilReady = await timed(() => dev.says(/compiled/));
    const times = await withPage(async (page) => {
      await page.goto(`http://127.0.0.1:${port}/no-such-page`);
      await page.getByRole('heading', { name: WORDS }).waitFor();
      // The first change starts what the others find running.
      await change(page, 'Saved 0');
      const measured: number[] = [];
      for (const round of [1, 2, 3, 4, 5]) measured.push(await change(page, `Saved ${round}`));
      return measured;
    });
    return {
      'npm run dev until the first bundle (ms)': Math.round(untilReady),
      'a saved change until it is on the page, median of 5 (ms)': Math.round(median(times)),
      'a saved change until it is on the page, slowest of 5 (ms)': Math.round(Math.max(...times)),
    };
  } finally {
    putBack();
    await dev.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
