import type { Page } from '@playwright/test';
import { holdRequests } from './holdRequests';
import { become, expect, test } from './shop';

test('shows no amount, currency or name before the settings are known', async ({ page }) => {
  await become(page, 'orders');
  const release = await holdRequests(page, '**/api/master');
  await page.goto('/products', { waitUntil: 'commit' });
  await expect(page.getByRole('article').first()).toBeVisible();
  const shown = () => page.evaluate(() => `${document.title} ${document.body.innerText}`);
  // The painted page first, then the app.
  expect(await shown()).not.toMatch(/\$|AED|Storefront|\d\.\d\d(?!\d)/);
  await page.locator('#first-paint').waitFor({ state: 'detached' });
  await expect(page.getByRole('article').getByRole('heading').first()).toBeVisible();
  expect(await shown()).not.toMatch(/\$|AED|Storefront|\d\.\d\d(?!\d)/);
  release();
  await expect(page.getByRole('article').first()).toContainText(/AED\s?\d/);
  await expect(page).toHaveTitle('Products | Marsa');
});

test('shows no amount before prices, cart and figures are known', async ({ page }) => {
  const headers = { Authorization: `Bearer ${await become(page, 'orders')}` };
  const added = { product_id: 1, quantity: 1, color: null, size: null, unit: null, is_buy_now: 0 };
  await page.request.post('/api/cart/store', { data: added, headers });
  for (const [path, slow] of [
    ['/products/1/details', /\/api\/product-details/],
    ['/products/1/details', /\/api\/carts/],
    ['/checkout', /\/api\/carts?\b/],
    ['/checkout', /\/api\/master/],
  ] as const) {
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    let held = 0;
    await page.route(slow, async (route) => {
      held += 1;
      await released;
      // The page may have been left meanwhile.
      await route.continue().catch(() => undefined);
    });
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.getByRole('main')).toBeVisible();
    await expect.poll(() => held).toBeGreaterThan(0);
    // The painted page first, then the app.
    const shown = () => page.evaluate(() => document.body.innerText);
    expect(await shown(), `painted ${path}, ${slow}`).not.toMatch(/\b0\.00|\$/);
    await page.locator('#first-paint').waitFor({ state: 'detached' });
    await expect(page.getByRole('banner').getByRole('button', { name: /^My Cart/ })).toBeVisible();
    expect(await shown(), `${path}, ${slow}`).not.toMatch(/\b0\.00|\$/);
    release();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  }
});

const PAPERS = [
  { width: 1047, height: 718 },
  { width: 718, height: 1047 },
];

/** Pixels between the middle of Share and the middle of the author's name, in one state of the layout. */
const gapToAuthor = (page: Page) =>
  page.getByRole('button', { name: 'Share' }).evaluate((button) => {
    const middle = (element: Element | null) => {
      const { top, bottom } = element?.getBoundingClientRect() ?? { top: 0, bottom: 0 };
      return (top + bottom) / 2;
    };
    return Math.abs(middle(button) - middle(document.querySelector('main article p strong')));
  });

test('prints orders, policies and articles over the width of the paper', async ({ page }) => {
  await become(page, 'orders');
  await page.goto('/news');
  const article = await page.locator('main article a').first().getAttribute('href');
  for (const path of ['/order-history', '/terms-and-conditions', article ?? '']) {
    await page.goto(path);
    if (path === '/order-history') {
      await page
        .getByRole('link', { name: /View order/ })
        .first()
        .click();
      await expect(page.getByRole('heading', { level: 1, name: /MR-/ })).toBeVisible();
    }
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    for (const paper of PAPERS) {
      await page.setViewportSize(paper);
      const share = () =>
        page.getByRole('main').evaluate((main) => {
          const title = main.querySelector('h1');
          // The column of the heading, which may itself be as narrow as its words.
          let column: Element | null | undefined = title?.parentElement;
          while (column && getComputedStyle(column).display !== 'block') column = column.parentElement;
          return (column?.getBoundingClientRect().width ?? 0) / main.getBoundingClientRect().width;
        });
      await expect.poll(share, { message: `${path} at ${paper.width} px` }).toBeGreaterThan(0.85);
    }
    await page.emulateMedia({ media: 'screen' });
    await page.setViewportSize({ width: 1440, height: 900 });
  }
  // The article is open: its picture fits below the head, and Share is in the line of the author.
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: 1047, height: 718 });
  const picture = page.locator('main article img').nth(1);
  await expect
    .poll(() => picture.evaluate((image) => image.getBoundingClientRect().bottom))
    .toBeLessThan(718);
  await page.emulateMedia({ media: 'screen' });
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 844 });
    // Polled, because the layout follows the size of the window only with the next frames.
    await expect.poll(() => gapToAuthor(page), { message: `at ${width} px` }).toBeLessThan(26);
  }
});

test('counts unread messages in the tab bar of a phone and in the header of a tablet', async ({ page }) => {
  await become(page, 'orders');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/news');
  const tab = page.getByRole('navigation', { name: 'Shortcuts' }).getByRole('link', { name: /^Account/ });
  await expect(tab).toHaveText(/Account2Unread: 2/);
  await page.setViewportSize({ width: 820, height: 1180 });
  await expect(page.getByRole('button', { name: /^My account / })).toHaveAccessibleDescription('Unread: 2');
});
