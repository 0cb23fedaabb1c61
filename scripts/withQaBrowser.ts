import type { Browser } from '@playwright/test';
import { chromium } from '@playwright/test';
import { BROWSER_ARGUMENTS, findBrowser } from './findBrowser';
import { withQaShop } from './qaShop';

/** A Chromium of its own before the production build and a demo backend in QA mode; both are gone afterwards. */
export const withQaBrowser = (work: (browser: Browser, origin: string) => Promise<void>): Promise<void> =>
  withQaShop(async (origin) => {
    const browser = await chromium.launch({ executablePath: await findBrowser(), args: BROWSER_ARGUMENTS });
    try {
      await work(browser, origin);
    } finally {
      await browser.close();
    }
  });
