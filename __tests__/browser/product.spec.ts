import type { Locator, Page } from '@playwright/test';
import { doubleTap } from './touchEvents';
import { expect, expectAccessible, test } from './shop';

const PRODUCT = '/products/1/details';

interface DetailsResponse {
  data: { product: { thumbnails: { id: number; thumbnail: string; url: string | null; type: string }[] } };
}

const fullScreen = async (page: Page) => {
  await page.getByRole('button', { name: 'Full screen' }).click();
  return page.getByRole('dialog', { name: /^Pictures of/ });
};

/** Returns the zoom and its position in the shown picture. */
const showPicture = (dialog: Locator, number: number) =>
  dialog
    .locator('img')
    .nth(number - 1)
    .evaluate((picture) => {
      const { a: scale, e: x } = new DOMMatrix(getComputedStyle(picture).transform);
      return { scale, x };
    });

test('shows pictures full screen by keyboard and buttons; Esc restores the focus', async ({ page }) => {
  await page.goto(PRODUCT);
  const dialog = await fullScreen(page);
  await expect(dialog.getByRole('status')).toHaveText(/^1 /);
  await page.keyboard.press('ArrowRight');
  await expect(dialog.getByRole('status')).toHaveText(/^2 /);
  await dialog.getByRole('button', { name: 'Zoom in' }).click();
  await expect.poll(async () => (await showPicture(dialog, 2)).scale).toBeGreaterThan(1.5);
  await expectAccessible(page);
  await page.keyboard.press('0');
  await expect.poll(async () => (await showPicture(dialog, 2)).scale).toBe(1);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Full screen' })).toBeFocused();
});

test.describe('with a finger', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('changes the picture by a swipe at 1×, zooms on a double tap, and then pans by a drag', async ({
    page,
  }) => {
    await page.goto(PRODUCT);
    const dialog = await fullScreen(page);
    await expect(dialog.getByRole('status')).toHaveText(/^1 /);
    const touch = await page.context().newCDPSession(page);
    const drag = async (distance: number) => {
      const at = (share: number) => ({ touchPoints: [{ x: 320 + distance * share, y: 420 }] });
      await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', ...at(0) });
      for (let step = 1; step <= 12; step += 1)
        await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', ...at(step / 12) });
      await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    };
    await drag(-240);
    await expect(dialog.getByRole('status')).toHaveText(/^2 /);

    await doubleTap(page, 200, 420);
    await expect.poll(async () => (await showPicture(dialog, 2)).scale).toBe(2.5);
    const { x: before } = await showPicture(dialog, 2);
    await drag(-120);
    await expect.poll(async () => (await showPicture(dialog, 2)).x).toBeLessThan(before - 60);
    await expect(dialog.getByRole('status')).toHaveText(/^2 /);
    await doubleTap(page, 200, 420);
    await expect.poll(async () => (await showPicture(dialog, 2)).scale).toBe(1);
  });

  test('shows the content of a category on the first tap, and goes there on the second', async ({ page }) => {
    await page.setViewportSize({ width: 1024, height: 768 });
    await page.goto('/news');
    await page.getByRole('button', { name: 'All categories' }).tap();
    const menu = page.getByRole('navigation', { name: 'All categories' });
    const fashion = menu.getByRole('link', { name: 'Fashion', exact: true });
    await fashion.tap();
    await expect(menu.getByRole('link', { name: 'All of Fashion' })).toBeVisible();
    await expect(page).toHaveURL(/\/news$/);
    await fashion.tap();
    await expect(page).toHaveURL(/\/categories\//);
    await expect(menu).toBeHidden();
  });
});

test('loads a video only when it is pressed', async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await page.route('**/api/product-details?*', async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as DetailsResponse;
    const [picture] = body.data.product.thumbnails;
    if (!picture) throw new Error('There is no picture');
    body.data.product.thumbnails = [{ ...picture, url: '/media/turning.webm', type: 'file' }];
    await route.fulfill({ response, json: body });
  });
  await page.goto(PRODUCT);
  const play = page.getByRole('button', { name: 'Play the video' });
  await expect(play).toBeVisible();
  expect(requested).not.toContain('/media/turning.webm');
  await play.click();
  await expect(page.locator('video')).toBeVisible();
  await expect.poll(() => requested).toContain('/media/turning.webm');
});

test('shifts no layout and repeats no request while a product page loads', async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith('/api/')) requested.push(request.method() + pathname + search);
  });
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      const moved = list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[];
      const sum = moved.filter((shift) => !shift.hadRecentInput).reduce((all, shift) => all + shift.value, 0);
      document.documentElement.dataset.shift = String(
        Number(document.documentElement.dataset.shift ?? 0) + sum,
      );
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const shift = () => page.evaluate(() => Number(document.documentElement.dataset.shift ?? 0));
  await page.request.post('/qa/faults', { data: { path: '/api/product-details', delayMs: 900 } });
  await page.request.post('/qa/faults', { data: { path: '/api/reviews', delayMs: 900 } });

  await page.goto(PRODUCT);
  await expect(page.getByRole('tab', { name: 'About' })).toBeVisible();
  await page.getByRole('tab', { name: /^Reviews/ }).click();
  await expect(page.getByRole('list', { name: 'How the stars are spread' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(await shift()).toBeLessThan(0.001);
  expect(requested).toEqual([...new Set(requested)]);
});

test.describe('a pointer on its way to the flyout, with the time held', () => {
  async function openFlyout(page: Page) {
    await page.clock.install();
    await page.goto('/news');
    await page.getByRole('button', { name: 'All categories' }).click();
    const menu = page.getByRole('navigation', { name: 'All categories' });
    const row = menu.getByRole('link', { name: 'Fashion', exact: true });
    await row.hover();
    const flyout = menu.getByRole('region', { name: 'Fashion' });
    await expect(flyout).toBeVisible();
    const [from, to] = [await row.boundingBox(), await flyout.boundingBox()];
    if (!from || !to) throw new Error('Menu or flyout is not there');
    await page.clock.pauseAt(new Date(Date.now() + 60_000));
    await page.mouse.move(from.x + from.width * 0.6, from.y + from.height / 2);
    return { flyout, from, to };
  }

  test('keeps the flyout open while the pointer crosses other categories', async ({ page }) => {
    const { flyout, to } = await openFlyout(page);
    // Moves diagonally over the rows below, within the triangle to the flyout's near edge.
    await page.mouse.move(to.x + 60, to.y + to.height * 0.6, { steps: 12 });
    await expect(flyout).toBeVisible();
    await page.clock.runFor(1000);
    await expect(flyout).toBeVisible();
  });

  test('keeps the flyout open on a slow device, which reports one position of the way', async ({ page }) => {
    const { flyout, from, to } = await openFlyout(page);
    await page.clock.runFor(1000);
    await page.mouse.move(from.x + from.width * 0.8, from.y + from.height * 1.5);
    await expect(flyout).toBeVisible();
    await page.mouse.move(to.x + 60, to.y + to.height * 0.6);
    await page.clock.runFor(1000);
    await expect(flyout).toBeVisible();
  });

  test('opens a crossed category once the pointer rests there', async ({ page }) => {
    const { flyout, from } = await openFlyout(page);
    await page.mouse.move(from.x + from.width * 0.8, from.y + from.height * 1.5, { steps: 4 });
    await expect(flyout).toBeVisible();
    await page.clock.runFor(1000);
    await expect(flyout).toBeHidden();
  });
});

test('passes the focus from the buy bar to the same button of the page when the bar hides', async ({
  page,
}) => {
  await page.goto('/products/208/details');
  const own = page.getByRole('main').getByRole('button', { name: 'Add to Cart', exact: true }).first();
  const bar = page.getByRole('region', { name: 'Buy', exact: true });
  for (const end of [0, 1e6]) {
    await page.evaluate(() => window.scrollTo(0, 1200));
    await bar.getByRole('button', { name: 'Add to Cart', exact: true }).focus();
    await page.evaluate((top) => window.scrollTo(0, top), end);
    await expect(bar).toBeHidden();
    await expect(own).toBeFocused();
  }
});
