import type { Browser } from '@playwright/test';
import { chromium } from '@playwright/test';
import { BROWSER_ARGUMENTS, findBrowser } from '../scripts/findBrowser';
import { withQaShop } from '../scripts/qaShop';
import type { Figures } from './figures';
import { slow4G } from './loads/measureLoad';
import { signInAs } from './session';

const LANGUAGES = ['en', 'ar', 'ir'];
const VIEWPORTS = [
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
  { width: 1440, height: 900 },
];
const VISITORS = [
  '/',
  '/products',
  '/products/5/details',
  '/shops',
  '/shops/1',
  '/categories',
  '/categories/1',
];
const MORE = [
  '/most-popular',
  '/best-deal',
  '/flash-sale/1',
  '/news',
  '/about-us',
  '/contact-us',
  '/support',
];
const TEXTS = ['/privacy-policy', '/terms-and-conditions', '/no-such-page'];
const PRIVATE = ['/dashboard', '/order-history', '/wishlist', '/messages', '/profile', '/manage-address'];
const TASKS = ['/support-tickets', '/change-password', '/checkout'];
/** Time in which fonts, pictures and parts below the first screen arrive, in milliseconds. */
const SETTLED = 2000;

const PAGES = [
  ...[...VISITORS, ...MORE, ...TEXTS].map((path) => ({ path, persona: null })),
  ...[...PRIVATE, ...TASKS].map((path) => ({ path, persona: 'orders' })),
];

/** Runs in the page: sums up the layout shifts, none of which follows input. */
const sumShifts = () => {
  const total = { shift: 0 };
  Reflect.set(window, 'moved', total);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      total.shift += (entry as PerformanceEntry & { value: number }).value;
  }).observe({ type: 'layout-shift', buffered: true });
};

/** Layout shift of a cold load over slow 4G. */
async function shiftOf(
  browser: Browser,
  origin: string,
  { path, persona }: (typeof PAGES)[number],
  locale: string,
  viewport: (typeof VIEWPORTS)[number],
): Promise<number> {
  const context = await browser.newContext({ viewport, hasTouch: viewport.width < 900 });
  try {
    const page = await context.newPage();
    await page.addInitScript((given) => localStorage.setItem('locale', given), locale);
    // The TypeScript loader wraps named functions in this helper.
    await page.addInitScript('globalThis.__name = (named) => named');
    await page.addInitScript(sumShifts);
    if (persona !== null) await signInAs(page, origin, persona);
    const session = await context.newCDPSession(page);
    await session.send('Network.emulateNetworkConditions', slow4G);
    await page.goto(origin + path, { waitUntil: 'networkidle' });
    await page.waitForTimeout(SETTLED);
    return await page.evaluate(() => (Reflect.get(window, 'moved') as { shift: number }).shift);
  } finally {
    await context.close();
  }
}

/** Measures the layout shift of every page's cold load, in three languages at three widths. */
export const measureShifts = (): Promise<Figures> =>
  withQaShop(async (origin) => {
    const browser = await chromium.launch({ executablePath: await findBrowser(), args: BROWSER_ARGUMENTS });
    const figures: Record<string, number> = {};
    try {
      for (const page of PAGES)
        for (const locale of LANGUAGES)
          for (const viewport of VIEWPORTS) {
            const shift = await shiftOf(browser, origin, page, locale, viewport);
            const worst = Math.max(figures[page.path] ?? 0, shift);
            figures[page.path] = Number(worst.toFixed(4));
            if (shift > 0.001) console.log(`${page.path} ${locale} ${viewport.width}: ${shift.toFixed(4)}`);
          }
    } finally {
      await browser.close();
    }
    return figures;
  });
