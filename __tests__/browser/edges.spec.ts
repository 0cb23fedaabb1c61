import type { Locator, Page } from '@playwright/test';
import { rewriteJson } from './rewriteJson';
import { restOnToasts } from './restOnToasts';
import { become, expect, test } from './shop';

type Json = null | boolean | number | string | Json[] | { [name: string]: Json };

/** Changes responses of the demo: `change` is called with the name of each field. */
async function rewriteResponses(page: Page, change: (name: string, value: Json) => Json): Promise<void> {
  const walk = (name: string, value: Json): Json => {
    const changed = change(name, value);
    if (Array.isArray(changed)) return changed.map((item) => walk(name, item));
    if (typeof changed !== 'object' || changed === null) return changed;
    return Object.fromEntries(Object.entries(changed).map(([key, inner]) => [key, walk(key, inner)]));
  };
  await rewriteJson(page, / \/api\/(?!lang|master)/, (text) => walk('', JSON.parse(text) as Json));
}

const NAMED = /^(name|title|subject|shop_name|customer_name|sender_name|message|address_line|area|brand)$/;
/** A text without a possible line break. */
const LONG_NAME = 'Longname'.repeat(63).slice(0, 500);

test('breaks no page with names of 500 characters', async ({ page }) => {
  await become(page, 'orders');
  await rewriteResponses(page, (name, value) =>
    typeof value === 'string' && NAMED.test(name) && value !== 'Success' ? LONG_NAME : value,
  );
  const paths = ['/', '/products', '/products/1/details', '/shops', '/shops/1', '/categories', '/news'];
  const own = [
    '/dashboard',
    '/order-history',
    '/order-history/1',
    '/wishlist',
    '/profile',
    '/manage-address',
  ];
  const pages = ['/support-tickets', '/messages', '/checkout', '/flash-sale/2'];
  for (const path of [...paths, ...own, ...pages]) {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
    await page.waitForLoadState('networkidle');
    for (const width of [1440, 820, 390]) {
      await page.setViewportSize({ width, height: 900 });
      // Some components measure the width by script in the next frames.
      const excess = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      await expect.poll(excess, `${path} at ${width}`).toBeLessThanOrEqual(0);
      await expect.soft(page.getByRole('heading', { level: 1 }), `${path} at ${width}`).toHaveCount(1);
    }
    await expect(page.getByText(LONG_NAME.slice(0, 100)).first(), path).toBeAttached();
  }
});

test('shows an empty state on every page of a shop without data', async ({ page }) => {
  await become(page, 'new');
  const broken: string[] = [];
  page.on('console', (message) => message.type() === 'error' && broken.push(message.text()));
  await rewriteResponses(page, (name, value) => {
    if (Array.isArray(value) && name !== 'countries') return [];
    return /^(total|total_products|count|running_flash_sale|incoming_flash_sale)$/.test(name) ? 0 : value;
  });
  for (const path of [
    ...['/', '/products', '/shops', '/categories', '/most-popular', '/best-deal', '/news'],
    ...[
      '/dashboard',
      '/order-history',
      '/wishlist',
      '/manage-address',
      '/support-tickets',
      '/messages',
      '/checkout',
    ],
  ]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }).first(), path).toBeAttached();
    await page.waitForLoadState('networkidle');
    // A busy browser may render the sections of home after the network has been idle.
    const textLength = async () => (await page.getByRole('main').innerText()).trim().length;
    await expect.poll(textLength, path).toBeGreaterThan(20);
    await expect(page.getByText('Something went wrong'), path).toHaveCount(0);
  }
  expect(broken).toEqual([]);
});

test.describe('right to left', () => {
  test.use({ language: 'ar', viewport: { width: 390, height: 800 } });

  test('aligns an English subject with the lines of its ticket, in the list and on its page', async ({
    page,
  }) => {
    await become(page, 'orders');
    await page.goto('/support-tickets');
    const ticket = page.getByRole('main').getByRole('link', { name: /TK-/ }).first();
    const firstLetterOf = (text: Locator) =>
      text.evaluate((element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        return Math.round(range.getBoundingClientRect().right);
      });
    expect(await firstLetterOf(ticket.locator('strong'))).toBe(
      await firstLetterOf(ticket.locator('bdi').first()),
    );
    await ticket.click();
    const main = page.getByRole('main');
    const edge = await main.getByRole('article').boundingBox();
    expect(await firstLetterOf(main.getByRole('heading', { level: 1 }))).toBe(
      Math.round((edge?.x ?? 0) + (edge?.width ?? 0)),
    );
  });

  test('truncates a long English name at its end: the shopper’s, a shop’s, and in the breadcrumbs', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await become(page, 'orders');
    const name = 'Handwoven organic cotton throw blankets, extra large (2026 edition)';
    await rewriteResponses(page, (field, value) => (field === 'name' ? name : value));
    /** Returns whether the first character is inside the box. */
    const beginsInSight = (text: Locator) =>
      text.evaluate((element) => {
        const range = document.createRange();
        const [letters] = [element, ...element.querySelectorAll('*')].flatMap((one) =>
          [...one.childNodes].filter((node) => node instanceof Text),
        );
        if (!letters) return false;
        range.setStart(letters, 0);
        range.setEnd(letters, 1);
        const [first, box] = [range.getBoundingClientRect(), element.getBoundingClientRect()];
        return first.left >= box.left - 1 && first.right <= box.right + 1;
      });
    await page.goto('/shops/1');
    const named = (within: Locator) => within.getByText(name).first();
    for (const within of [
      page.getByRole('banner'),
      page.getByRole('main').getByRole('listitem').filter({ hasText: name }).first(),
      page.getByRole('main').getByRole('article').first(),
    ]) {
      await expect(named(within)).toBeVisible();
      expect(await beginsInSight(named(within))).toBe(true);
    }
    await page.goto('/shops');
    const card = page.getByRole('main').getByRole('article').first().getByRole('heading');
    await expect(card).toBeVisible();
    expect(await beginsInSight(card)).toBe(true);
  });
});

/** Colors that have swatches instead of pictures. */
const withoutPictures = (colors: Json): Json =>
  Array.isArray(colors) ? colors.map((color) => ({ ...(color as object), thumbnail: null })) : colors;

test('keeps borders, swatches and steps, and marks selected items, in forced colors', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await become(page, 'orders');
  await rewriteResponses(page, (name, value) => (name === 'colors' ? withoutPictures(value) : value));
  await page.goto('/products/1/details');
  const lineOf = (element: Locator, name: 'borderTopStyle' | 'outlineStyle') =>
    element.evaluate((one, property) => getComputedStyle(one)[property], name);
  const fillsOf = (elements: Locator, pseudo?: string) =>
    elements.evaluateAll(
      (all, name) => all.map((one) => getComputedStyle(one, name).backgroundColor),
      pseudo,
    );
  const buy = page.getByRole('main').getByRole('button', { name: 'Add to Cart' }).first();
  await expect(buy).toBeVisible();
  expect(await lineOf(buy, 'borderTopStyle')).toBe('solid');
  const [chosen, other] = [page.getByRole('radio').first(), page.getByRole('radio').nth(1)];
  await expect(chosen).toBeChecked();
  const tile = (radio: Locator) => radio.locator('xpath=following-sibling::span');
  expect(await lineOf(tile(chosen), 'outlineStyle')).toBe('solid');
  expect(await lineOf(tile(other), 'outlineStyle')).toBe('none');
  for (const selected of [true, false])
    expect(await lineOf(page.getByRole('tab', { selected }).first(), 'outlineStyle')).toBe(
      selected ? 'solid' : 'none',
    );

  const stepper = page.getByRole('group', { name: /^Quantity of/ }).first();
  expect(await lineOf(stepper, 'borderTopStyle')).toBe('solid');
  const expectDifferent = (fills: string[]) => {
    expect(fills.length).toBeGreaterThan(1);
    expect(new Set(fills).size).toBe(fills.length);
  };
  expectDifferent(await fillsOf(page.locator('label span > span[style*=background]')));

  await page.goto('/products');
  const swatches = page.getByRole('group', { name: 'Colour' }).getByRole('button', { pressed: false });
  await expect(swatches.first()).toBeVisible();
  expectDifferent(await fillsOf(swatches.and(page.locator('[style]')), '::before'));
  expect(await lineOf(swatches.first(), 'outlineStyle')).toBe('none');
  await swatches.first().click();
  const pressed = page.getByRole('group', { name: 'Colour' }).getByRole('button', { pressed: true });
  await expect(pressed).toHaveCount(1);
  expect(await lineOf(pressed, 'outlineStyle')).toBe('solid');

  await page.goto('/order-history?order_status=pending');
  const bar = page.getByRole('main').getByRole('article').first().locator('i');
  await expect(bar).toHaveCount(6);
  expect(new Set(await fillsOf(bar)).size).toBe(2);
  await page
    .getByRole('link', { name: /^View order/ })
    .first()
    .click();
  const steps = page.getByRole('list', { name: 'Steps of the order' }).getByRole('listitem');
  const dotOf = (index: number) =>
    steps.nth(index).evaluate((step) => getComputedStyle(step.firstElementChild ?? step).backgroundColor);
  await expect(steps.first()).toBeVisible();
  expect(await dotOf(0)).not.toBe(await dotOf(1));
});

test('logs in and keeps the cart across pages when the browser blocks storage', async ({ page }) => {
  await restOnToasts(page);
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
  });
  await page.goto('/products/1/details');
  await page.getByRole('button', { name: 'Add to Cart' }).first().click();
  const login = page.getByRole('dialog', { name: 'Welcome' });
  await login.getByLabel('Email or phone').fill('new@marsa.example');
  await login.getByLabel('Password', { exact: true }).fill('demo1234');
  await login.getByRole('button', { name: 'Log in', exact: true }).click();
  await page.getByRole('button', { name: 'View In Cart' }).click();
  await page.getByRole('dialog').getByRole('checkbox').first().check();
  await page.getByRole('dialog').getByRole('button', { name: 'Proceed to Checkout' }).click();
  await expect(page).toHaveURL(/\/checkout$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible();
});
