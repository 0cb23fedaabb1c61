import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import sharp from 'sharp';
import { demoAccount } from '../demo/seed/people';
import { devToolsScript } from '../__tests__/browser/devToolsScript';
import { withQaBrowser } from './withQaBrowser';

// Takes the screenshots of README and docs/qa.md from the production build: `npm run screenshots`, or
// `npm run screenshots -- qa` for those of docs/qa.md.

const folder = join(__dirname, '..', 'docs', 'screenshots');
const WIDEST = 1200;
const WEBP = { quality: 70, effort: 6 };

const desktop = { width: 1440, height: 900 };
const tall = { width: 1440, height: 1300 };
const phone = { width: 390, height: 844 };

/** Waits for visible pictures, fonts and animations. */
async function untilIdle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(() =>
    [...document.images].every((image) => {
      const { top, left, right, width } = image.getBoundingClientRect();
      const isVisible = width > 0 && top < window.innerHeight && right > 0 && left < window.innerWidth;
      return image.complete || !isVisible;
    }),
  );
  await page.evaluate(() =>
    Promise.all(document.getAnimations().map((motion) => motion.finished.catch(() => null))),
  );
}

async function take(page: Page, name: string): Promise<void> {
  await page.evaluate(() => window.scrollTo(0, 0));
  await untilIdle(page);
  // Headless Chromium renders no scrollbars, so their gutter would be an empty strip.
  const shot = await page.screenshot({ style: 'html { scrollbar-gutter: auto !important }' });
  const picture = sharp(shot).resize({ width: WIDEST, withoutEnlargement: true });
  const { size } = await picture.webp(WEBP).toFile(join(folder, `${name}.webp`));
  console.log(`${(size / 1000).toFixed(0).padStart(4)} kB  ${name}`);
}

/** Runs a scenario in its own browser context, so that scenarios share no state. */
async function visit(
  browser: Browser,
  { language = 'en', ...options }: BrowserContextOptions & { language?: string },
  scenario: (page: Page) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext({ viewport: desktop, reducedMotion: 'reduce', ...options });
  await context.addInitScript((chosen) => window.localStorage.setItem('locale', chosen), language);
  await scenario(await context.newPage());
  await context.close();
}

async function home(page: Page, name: string): Promise<void> {
  await page.goto('/');
  await page.getByRole('article').first().waitFor();
  await take(page, name);
}

/** Screenshots from the product to the checkout, with a login on the way. */
async function buying(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('article').first().getByRole('link').first().click();
  await page.getByRole('heading', { level: 1 }).waitFor();
  await take(page, 'product');
  await page.getByRole('button', { name: 'Add to Cart' }).first().click();
  const login = page.getByRole('dialog');
  await login.getByLabel('Email or phone').fill(demoAccount.email);
  await login.getByLabel('Password', { exact: true }).fill(demoAccount.password);
  await login.getByRole('button', { name: 'Log in', exact: true }).click();
  await page.getByRole('button', { name: 'View In Cart' }).click();
  const cart = page.getByRole('dialog');
  await cart.getByRole('checkbox').check();
  for (const notice of ['has been added to cart', 'Please login first!', 'Login Successful']) {
    await page.getByText(notice).waitFor({ state: 'detached' });
  }
  await take(page, 'cart');
  await cart.getByRole('button', { name: 'Proceed to Checkout' }).click();
  await page.getByRole('radio', { name: 'Cash on delivery' }).check();
  await take(page, 'checkout');
}

/** Screenshots of QA's panel and of a saved case that is reopened. */
async function qa(page: Page): Promise<void> {
  await page.addInitScript(devToolsScript());
  await page.goto('/news?qa=seed:7,fault:login:429:1');
  const panel = page.getByRole('complementary', { name: 'QA panel' });
  const sectionOf = (title: string) => panel.locator('summary').filter({ hasText: title });
  await page.locator('html[data-qa="still"]').waitFor({ state: 'attached' });
  await sectionOf('Faults').click();
  await take(page, 'qa-panel');
  await sectionOf('Faults').click();
  await sectionOf('Case').click();
  const saving = page.waitForEvent('download');
  await panel.getByRole('button', { name: 'Save case' }).click();
  const file = await (await saving).path();
  await page.getByRole('link', { name: 'Home' }).first().click();
  await page.getByRole('article').first().waitFor();
  await panel.getByLabel('Case file').setInputFiles(file);
  await page.getByText('Looking back at row').waitFor();
  await panel.getByText('rows opened').waitFor();
  await take(page, 'qa-case');
}

async function takeAll(browser: Browser, baseURL: string): Promise<void> {
  await visit(browser, { baseURL }, qa);
  if (process.argv[2] === 'qa') return;
  await visit(browser, { baseURL, viewport: tall }, (page) => home(page, 'home'));
  await visit(browser, { baseURL }, buying);
  await visit(browser, { baseURL, language: 'ar' }, (page) => home(page, 'home-rtl'));
  await visit(browser, { baseURL, colorScheme: 'dark' }, (page) => home(page, 'home-dark'));
  await visit(browser, { baseURL, viewport: phone, hasTouch: true, isMobile: true }, (page) =>
    home(page, 'home-phone'),
  );
}

async function main(): Promise<void> {
  await mkdir(folder, { recursive: true });
  await withQaBrowser(async (browser, origin) => {
    await takeAll(browser, origin);
  });
}

main().then(
  () => process.exit(0),
  (problem: unknown) => {
    console.error(problem);
    process.exit(1);
  },
);
