import type { Page } from '@playwright/test';
import { holdRequests } from './holdRequests';
import { expect, test } from './shop';
import { inLanguages } from './variants';
import { untilPainted, withoutTimeLimit } from './withoutTimeLimit';

/** The breadcrumb's links and its last name; the pagination is a list of another kind. */
const BREADCRUMB = 'main nav ol > li > :last-child';
const CARD = ['main article', 'main article img', 'main article h3', 'main article p > :first-child'];

/** Parts of a page by selectors that match in the painted page and in the app's. */
const PARTS: Readonly<Record<string, readonly string[]>> = {
  '/': ['main section h2', 'main a[href="/products"]', 'main section img:last-of-type', 'main h2', ...CARD],
  '/products': [BREADCRUMB, 'main h1', 'main h1 + p', ...CARD],
  '/products/5/details': [BREADCRUMB, 'main h1', 'main img'],
  '/shops/1': [BREADCRUMB, 'main h1', 'main img:not(article *)', 'main h2', ...CARD],
};
const FRAME = [
  // The footer, which has the logo too, is rendered some time after the page.
  'a[href="/"]:has(img):not(footer *)',
  'form[role=search]',
  'nav a[href="/best-deal"]',
  'a[href="/wishlist"]',
];
/** Number of elements of each part that are compared. */
const COMPARED = 4;

/** Boxes of the visible parts in the first screen and a half, in CSS pixels, each as a line of text. */
function boxesIn(page: Page, root: string, parts: readonly string[]): Promise<string[]> {
  return page.evaluate(
    ([within, selectors, most]) =>
      selectors.flatMap((selector) =>
        [...document.querySelectorAll<HTMLElement>(`${within} ${selector}`)]
          .map((found) => ({ found, rect: found.getBoundingClientRect() }))
          .filter(({ rect }) => rect.width > 1 && rect.top < innerHeight * 1.5)
          .filter(({ found, rect }) => rect.right > 0 && rect.left < innerWidth && !found.closest('[inert]'))
          .slice(0, most)
          .map(({ found, rect }) => {
            const box = [rect.left, rect.top, rect.width, rect.height].map((length) => Math.round(length));
            const crop = found instanceof HTMLImageElement ? getComputedStyle(found).objectPosition : '';
            return `${selector} "${found.innerText.trim().split('\n')[0]}" ${box.join(' ')} ${crop}`;
          }),
      ),
    [root, parts, COMPARED] as const,
  );
}

/** Keeps the page in the system's fonts, whether or not the shop's faces arrive in time. */
const holdFaces = (page: Page) =>
  page.addInitScript(() => {
    Object.defineProperty(document.fonts, 'add', { value: () => document.fonts });
  });

/** Holds the app's script back until the returned function is called. */
const holdApp = (page: Page) => holdRequests(page, '**/assets/start.*.js');

const painted = (page: Page) => page.locator('#first-paint');

for (const [path, parts] of Object.entries(PARTS))
  for (const [width, language] of inLanguages([390, 820, 1280, 1920]))
    test.describe(`${path} at ${width} px, ${language}`, () => {
      test.use({ language, viewport: { width, height: 900 }, hasTouch: width < 900 });

      test('paints the boxes of the page before the app has loaded', async ({ page }) => {
        // The hero does not move on by itself.
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await holdFaces(page);
        const release = await holdApp(page);
        await page.goto(path, { waitUntil: 'commit' });
        await expect(painted(page).locator('main h1, main h2').first()).toBeVisible();
        // The name is beside the logo once its picture has loaded.
        await expect(painted(page).locator('a[href="/"] img + span')).toBeVisible();
        const before = await boxesIn(page, '#first-paint', [...FRAME, ...parts]);
        release();
        await expect(painted(page)).toHaveCount(0);
        await page.waitForLoadState('networkidle');
        await expect(page.locator('#root div[data-bottom-bar]')).toHaveCount(0);
        // With reduced motion `visibility` changes from parent to child, each after a transition of 1 ms.
        await page.waitForFunction(() => document.getAnimations().length === 0);
        await expect.poll(() => boxesIn(page, '#root', [...FRAME, ...parts])).toEqual(before);
      });
    });

/** Parts of the frame of pages whose content is not painted. */
const FRAMES: Readonly<Record<string, readonly string[]>> = {
  '/contact-us': [...FRAME, 'nav a[href="/dashboard"]'],
  '/products/5/details?color=1': [...FRAME, 'nav a[href="/dashboard"]'],
  '/no-such-page': [FRAME[0] ?? ''],
};

for (const [width, language] of inLanguages([390, 1280]))
  test.describe(`every page at ${width} px, ${language}`, () => {
    test.use({ language, viewport: { width, height: 900 }, hasTouch: width < 900 });

    test('paints the boxes of the frame where no content is painted', async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await holdFaces(page);
      for (const [path, parts] of Object.entries(FRAMES)) {
        const release = await holdApp(page);
        await page.goto(path, { waitUntil: 'commit' });
        await expect(painted(page).locator('a[href="/"] img + span')).toBeVisible();
        const before = await boxesIn(page, '#first-paint', parts);
        release();
        await expect(painted(page)).toHaveCount(0);
        await page.waitForLoadState('networkidle');
        await expect.poll(() => boxesIn(page, '#root', parts), path).toEqual(before);
        await page.unroute('**/assets/start.*.js');
      }
    });
  });

test.describe('in a language whose texts come late', () => {
  test.use({ language: 'ar' });

  test('paints the frame without texts before any response', async ({ page }) => {
    const release = await holdApp(page);
    const answer = await holdRequests(page, '**/api/**');
    await page.goto('/contact-us', { waitUntil: 'commit' });
    await expect(painted(page).locator('a[href="/wishlist"] svg').first()).toBeVisible();
    await expect(painted(page)).not.toContainText('Wishlist');
    answer();
    await expect(painted(page).getByRole('link', { name: 'المفضلة' })).toBeVisible();
    release();
  });
});

test('evaluates the app when the first pictures of the painted page are drawn, or after 300 ms', async ({
  page,
}) => {
  const release = await holdRequests(page, '**/media/**');
  await untilPainted(page);
  await page.addInitScript(() => {
    let painted = 0;
    new MutationObserver((_, observer) => {
      if (document.querySelector('#first-paint article')) painted ||= performance.now();
      if (!document.querySelector('script[src*="/start."]')) return;
      observer.disconnect();
      const first = '#first-paint main img[fetchpriority=high]';
      const pictures = [...document.querySelectorAll<HTMLImageElement>(first)];
      const missing = pictures.filter(({ complete }) => !complete).length;
      Object.assign(window, { start: { missing, waited: painted && performance.now() - painted } });
    }).observe(document, { childList: true, subtree: true });
  });
  const start = () => page.evaluate(() => (window as { start?: { missing: number; waited: number } }).start);
  await page.goto('/', { waitUntil: 'commit' });
  await expect.poll(async () => (await start())?.missing).toBeGreaterThan(0);
  // A tenth less, for the observer may be called after the timer has begun.
  expect((await start())?.waited).toBeGreaterThan(270);
  release();
  await withoutTimeLimit(page, 300);
  await page.goto('/');
  expect((await start())?.missing).toBe(0);
  expect((await start())?.waited).toBeGreaterThan(0);
});

test('lets the app’s scripts go ahead of all but the first pictures, until the page is scrolled', async ({
  page,
}) => {
  // The pictures wait five seconds at most, in which the first ones may not have been drawn.
  await withoutTimeLimit(page, 5000);
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  const release = await holdApp(page);
  await page.goto('/', { waitUntil: 'commit' });
  await expect(painted(page).locator('img.main').first()).toHaveJSProperty('naturalWidth', 1200);
  const isOf = (kind: string) => (url: string) => url.includes(`/media/${kind}/`);
  expect(requested.filter(isOf('category'))).toEqual([]);
  // Browsers draw a broken picture if there is no source.
  await expect(painted(page).locator('img:not([src])').first()).toBeHidden();
  await page.mouse.wheel(0, 400);
  const loaded = () => ['category', 'product'].map((kind) => requested.some(isOf(kind)));
  await expect.poll(loaded).toEqual([true, true]);
  release();
});
