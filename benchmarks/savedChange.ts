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
const TITLE = 'Page not found';

const restoreFile = () => writeFileSync(file, original);

/** Returns the time from the saved file to the changed text on the open page. */
const saveChange = (page: Page, title: string) =>
  timed(async () => {
    writeFileSync(file, original.replace(TITLE, title));
    await page.getByRole('heading', { name: title, exact: true }).waitFor();
  });

/** Measures hot reload on the not-found page; the file is restored afterwards. */
export async function measureSavedChange(): Promise<Figures> {
  const folder = mkdtempSync(join(tmpdir(), 'storefront-bench-'));
  const port = '3900';
  // Restores the file after an interruption too.
  process.once('exit', restoreFile).once('SIGINT', () => process.exit(130));
  const dev = startProgram('dev.ts', ['--port', '4901', '--folder', folder], { PORT: port });
  try {
    const untilReady = await timed(() => dev.waitForOutput(/compiled/));
    const times = await withPage(async (page) => {
      await page.goto(`http://127.0.0.1:${port}/no-such-page`);
      await page.getByRole('heading', { name: TITLE }).waitFor();
      // The first change is slower and is not counted.
      await saveChange(page, 'Saved 0');
      const measured: number[] = [];
      for (const round of [1, 2, 3, 4, 5]) measured.push(await saveChange(page, `Saved ${round}`));
      return measured;
    });
    return {
      'npm run dev until the first bundle (ms)': Math.round(untilReady),
      'a saved change until it is on the page, median of 5 (ms)': Math.round(median(times)),
      'a saved change until it is on the page, slowest of 5 (ms)': Math.round(Math.max(...times)),
    };
  } finally {
    restoreFile();
    await dev.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
