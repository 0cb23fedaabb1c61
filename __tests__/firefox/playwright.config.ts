import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import chromium from '../browser/playwright.config';

const launcher = join(__dirname, '..', '..', 'scripts', 'firefox', 'launchFirefox.ts');

/** Runs the specs of this folder and some of Chromium's, in one Firefox after the other. */
export default defineConfig({
  ...chromium,
  testDir: join(__dirname, '..'),
  testMatch: /(browser\/(firstOrder|timeline)|firefox\/\w+)\.spec\.ts$/,
  workers: 1,
  // Playwright's way to block service workers fails on the empty page that Firefox begins with.
  use: { ...chromium.use, serviceWorkers: 'allow' },
  projects: [
    {
      name: 'firefox',
      use: { browserName: 'firefox', channel: 'moz-firefox', launchOptions: { executablePath: launcher } },
    },
  ],
});
