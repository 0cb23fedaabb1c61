import { defineConfig } from '@playwright/test';
import { BROWSER_ARGUMENTS } from '../../scripts/findBrowser';

/** One worker per demo backend of `scripts/testBrowser.ts`; every test begins with the seed's database. */
const origins = (process.env.SHOP_ORIGINS ?? '').split(' ');

/**
 * Specs that need pictures: layout shifts while they load, the gallery, documents, the path of a first order.
 * Pictures that never load keep their elements alive, which the soak would count.
 */
const PICTURED =
  /(arrival|around|documents|faces|finding|firstOrder|firstPaint|gallery|ground|product|serviceWorker|soak|takeover)\.spec\.ts$/;

/** Pages live for seconds: compiling them into optimized code takes a quarter of a load's CPU time. */
const WITHOUT_OPTIMIZING = '--js-flags=--no-opt --no-maglev';

const browserWith = (...more: string[]) => ({
  launchOptions: {
    executablePath: process.env.BROWSER_PATH ?? '',
    args: [...BROWSER_ARGUMENTS, WITHOUT_OPTIMIZING, ...more],
  },
});

export default defineConfig({
  testDir: __dirname,
  outputDir: '../../test-results',
  fullyParallel: true,
  workers: origins.length,
  // Long timeouts for browsers that share a machine; they do not slow down passing tests.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], [require.resolve('./failedPageReporter.ts')]],
  use: {
    baseURL: origins[Number(process.env.TEST_PARALLEL_INDEX ?? 0)] ?? '',
    viewport: { width: 1440, height: 900 },
    trace: 'off',
    // Registered by the specs that are about it.
    serviceWorkers: 'block',
  },
  projects: [
    { name: 'pictured', testMatch: PICTURED, use: browserWith() },
    // Requesting and rendering pictures takes a fifth of the time.
    { name: 'plain', testIgnore: PICTURED, use: browserWith('--blink-settings=imagesEnabled=false') },
  ],
});
