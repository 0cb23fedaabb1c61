import { defineConfig } from '@playwright/test';

/** Playwright runs the tests; Selenium drives WebKitGTK, which Playwright cannot. */
export default defineConfig({
  testDir: __dirname,
  outputDir: '../../test-results',
  workers: 1,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  use: { baseURL: process.env.SHOP_ORIGIN ?? '' },
});
