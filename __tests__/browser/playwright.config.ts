import { defineConfig } from '@playwright/test';
import { BROWSER_ARGUMENTS } from '../../scripts/findBrowser';

/** A worker for each demo backend that `scripts/testBrowser.ts` has started; every test begins with the seed's database. */
const origins = (process.env.SHOP_ORIGINS ?? '').split(' ');

export default defineConfig({
  testDir: __dirname,
  outputDir: '../../test-results',
  fullyParallel: true,
  workers: origins.length,
  // Two browsers share the machine: patience costs nothing where all is well.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  use: {
    baseURL: origins[Number(process.env.TEST_PARALLEL_INDEX ?? 0)] ?? '',
    viewport: { width: 1440, height: 900 },
    launchOptions: { executablePath: process.env.BROWSER_PATH ?? '', args: BROWSER_ARGUMENTS },
    trace: 'off',
  },
});
