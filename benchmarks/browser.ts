import { chromium, type Page } from '@playwright/test';
import { BROWSER_ARGUMENTS, findBrowser } from '../scripts/findBrowser';

/** Runs `work` with a page of a new browser. */
export async function withPage<Result>(work: (page: Page) => Promise<Result>): Promise<Result> {
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: BROWSER_ARGUMENTS });
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    return await work(page);
  } finally {
    await browser.close();
  }
}
