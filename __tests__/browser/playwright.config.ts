import { defineConfig } from '@playwright/test';
import { BROWSER_ARGUMENTS } from '../../scripts/findBrowser';

/** One worker, for all tests share one demo database; `scripts/testBrowser.ts` starts it and says where. */
export default defineConfig({
  testDir: __dirname,
  outputDir: '../../test-results',
  workers: 1,
  timeout: 60_000,
  reporter: 'list',
  use: {
    baseURL: process.env.SHOP_ORIGIN ?? '',
    viewport: { width: 1440, height: 900 },
    launchOptions: { executablePath: process.env.BROWSER_PATH ?? '', args: BROWSER_ARGUMENTS },
    trace: 'off',
  },
});
