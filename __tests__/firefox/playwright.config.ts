import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import chromium from '../browser/playwright.config';

const launcher = join(__dirname, '..', '..', 'scripts', 'firefox', 'launchFirefox.ts');

export default defineConfig({
  ...chromium,
  testDir: join(__dirname, '..'),
  testMatch: process.env.FF_MATCH ? new RegExp(process.env.FF_MATCH) : /browser\/(firstOrder|purchase|directions|timeline)\.spec\.ts$/,
  workers: 1,
  projects: [
    {
      name: 'firefox',
      use: { serviceWorkers: 'allow', browserName: 'firefox', channel: 'moz-firefox', launchOptions: { executablePath: launcher } },
    },
  ],
});
