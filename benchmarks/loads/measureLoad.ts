import type { Browser, BrowserContext } from '@playwright/test';
import { collect, isOver, observe, type Load } from './observe';

export interface MeasuredPage {
  url: string;
  /** Selector of the first product card, or of what the page is about. */
  card: string;
  /** The second visit in the same browser is measured. */
  isSecondVisit?: true;
  /** Token of a signed-in shopper, whose storage is that of an earlier visit. */
  token?: string;
}

/** Slow 4G; throughput in bytes per second. */
export const slow4G = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};
const CPU_SLOWDOWN = 4;
/** Longest load, in milliseconds. */
const TIMEOUT = 60_000;

/** Visits a page at full speed until a service worker, if the page registers one, has stored its files. */
async function visitBefore(context: BrowserContext, url: string): Promise<void> {
  const page = await context.newPage();
  await page.goto(url, { waitUntil: 'networkidle', timeout: TIMEOUT });
  if ((await page.locator('script').count()) > 0) {
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    // The worker stores the scripts that were loaded before it took over.
    await page.waitForTimeout(3000);
  }
  await page.close();
}

/** Storage of a shopper who has visited the page before; the browser's cache is not part of it. */
async function storageOf(browser: Browser, url: string, token: string) {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    await page.addInitScript((value) => window.localStorage.setItem('token', value), token);
    await page.goto(url, { waitUntil: 'networkidle', timeout: TIMEOUT });
    return await context.storageState();
  } finally {
    await context.close();
  }
}

/** Loads a page in a new browser context. Without `isSlow`, the load only warms up the server. */
export async function measureLoad(
  browser: Browser,
  { url, card, isSecondVisit, token }: MeasuredPage,
  isSlow: boolean,
): Promise<Load> {
  const viewport = { width: 1280, height: 800 };
  const context = await browser.newContext(
    token ? { viewport, storageState: await storageOf(browser, url, token) } : { viewport },
  );
  try {
    if (isSecondVisit) await visitBefore(context, url);
    const page = await context.newPage();
    if (isSlow) {
      const session = await context.newCDPSession(page);
      await session.send('Network.enable');
      await session.send('Network.emulateNetworkConditions', slow4G);
      await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    }
    // The TypeScript loader wraps named functions in this helper.
    await page.addInitScript('globalThis.__name = (named) => named');
    await page.addInitScript(observe, card);
    await page.goto(url, { waitUntil: 'load', timeout: TIMEOUT });
    const end = Date.now() + TIMEOUT;
    while (!(await page.evaluate(isOver))) {
      if (Date.now() > end) throw new Error(`${url}: no usable "${card}" after ${TIMEOUT / 1000} s.`);
      await page.waitForTimeout(500);
    }
    return await page.evaluate(collect);
  } finally {
    await context.close();
  }
}
