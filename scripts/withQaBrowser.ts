import type { Browser } from '@playwright/test';
import { chromium } from '@playwright/test';
import { BROWSER_ARGUMENTS, findBrowser } from './findBrowser';
import { withQaShop } from './qaShop';

/** Runs `work` with a new Chromium, the production build and a demo backend in QA mode. */
export const withQaBrowser = (work: (browser: Browser, origin: string) => Promise<void>): Promise<void> =>
  withQaShop(async (origin) => {
    const browser = await chromium.launch({ executablePath: await findBrowser(), args: BROWSER_ARGUMENTS });
    try {
      await work(browser, origin);
    } finally {
      await browser.close();
    }
  });
