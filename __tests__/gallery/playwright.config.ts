import { defineConfig } from '@playwright/test';
import browserTests from '../browser/playwright.config';

/** Takes pictures of every page and state for `npm run gallery`; not a part of the tests. */
export default defineConfig({
  ...browserTests,
  testDir: __dirname,
  outputDir: '../../test-results/gallery',
  timeout: 600_000,
  projects: [{ name: 'gallery', use: browserTests.projects?.[0]?.use ?? {} }],
});
