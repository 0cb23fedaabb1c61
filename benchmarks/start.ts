import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildStorefront } from '../scripts/buildStorefront';
import type { Figures } from './figures';
import { startProgram } from './program';
import { median, timed } from './times';

/** Measures the time from `npm start` to the printed URL, with an existing build. */
export async function measureStart(): Promise<Figures> {
  await buildStorefront();
  const folder = mkdtempSync(join(tmpdir(), 'storefront-bench-'));
  const start = async () => {
    const shop = startProgram('start.ts', ['--port', '4900', '--folder', folder]);
    const time = await timed(() => shop.waitForOutput(/Shop: +http/));
    await shop.stop();
    return time;
  };
  try {
    const first = await start();
    const restarts = [await start(), await start(), await start()];
    return {
      'start, built, new database (ms)': Math.round(first),
      'start, built, existing database, median of 3 (ms)': Math.round(median(restarts)),
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
