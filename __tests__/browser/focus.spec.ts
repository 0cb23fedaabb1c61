import type { ElementHandle, Page } from '@playwright/test';
import { isUncovered } from './overlaps';
import { restOnToasts } from './restOnToasts';
import { become, everythingIdle, expect, test } from './shop';

/** Returns all outlines around an element: its own, its icon's, its field's, and its container's. */
async function appearanceOf(page: Page, stop: ElementHandle<Element>): Promise<string> {
  await everythingIdle(page);
  return stop.evaluate((element) => {
    const parent = element.parentElement;
    const wrappers = [parent, parent?.parentElement].filter((wrapper) => wrapper instanceof Element);
    const field = element.matches('input, textarea')
      ? wrappers.flatMap((wrapper) => [...wrapper.children])
      : [];
    return [element, ...element.querySelectorAll('svg'), ...field, ...wrappers]
      .flatMap((near) => [getComputedStyle(near), getComputedStyle(near, '::after')])
      .map(({ outline, boxShadow, opacity }) => (opacity === '0' ? '' : `${outline} ${boxShadow}`))
      .join();
  });
}

for (const [path, required] of [
  ['/products', 0],
  ['/manage-address/new', 3],
] as const) {
  test(`shows a focus ring at every tab stop on ${path}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await become(page, 'orders');
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    const marks = await page
      .locator(':is(input, textarea)[required]')
      .evaluateAll((fields) =>
        (fields as HTMLInputElement[]).map(({ labels }) =>
          [...(labels ?? [])].map((label) => getComputedStyle(label, '::after').content).join(),
        ),
      );
    expect(marks).toEqual(Array.from({ length: required }, () => expect.stringContaining('*') as unknown));
    const [without, thin]: [string[], string[]] = [[], []];
    for (let stops = 0; stops < 45; stops += 1) {
      await page.keyboard.press('Tab');
      const stop = await page.evaluateHandle(() => document.activeElement ?? document.body);
      if (await stop.evaluate((element) => element === document.body)) break;
      const withFocus = await appearanceOf(page, stop);
      if (!/solid 3px/.test(withFocus)) thin.push(await stop.evaluate((element) => element.outerHTML));
      await page.keyboard.press('Tab');
      if ((await appearanceOf(page, stop)) === withFocus)
        without.push(await stop.evaluate((element) => element.outerHTML.slice(0, 120)));
      await page.keyboard.press('Shift+Tab');
    }
    expect(without).toEqual([]);
    expect(thin).toEqual([]);
  });
}

test('draws the focus ring of a category inside of its row, which the menu would cut', async ({ page }) => {
  await page.goto('/contact-us');
  const button = page.getByRole('button', { name: 'All categories' });
  await button.press('ArrowDown');
  const row = page.getByRole('navigation', { name: 'All categories' }).getByRole('link').first();
  await expect(row).toBeFocused();
  await expect(row).toHaveCSS('outline-style', 'solid');
  await expect(row).toHaveCSS('outline-offset', /^-\d/);
});

test('shows what the keyboard focuses below a bar', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/products');
  const link = page.getByRole('article').getByRole('link').nth(4);
  await expect(link).toBeVisible();
  await page.keyboard.press('Tab');
  await link.evaluate((element) => {
    const { y, height } = element.getBoundingClientRect();
    window.scrollBy(0, y + height / 2 - 30);
  });
  expect(await isUncovered(link)).toBe(false);
  // As Shift+Tab does from the next element: it is in the viewport, so the browser scrolls nothing.
  await link.evaluate((element) => element.focus({ preventScroll: true }));
  await expect.poll(() => isUncovered(link)).toBe(true);
});

test('passes the focus of a removed button to none that deletes', async ({ page }) => {
  await become(page, 'orders');
  await page.goto('/manage-address');
  const makeDefault = page.getByRole('button', { name: 'Make default' }).first();
  const card = page.getByRole('article').filter({ has: makeDefault }).first();
  const name = (await card.getAttribute('aria-label')) ?? '';
  await makeDefault.press('Enter');
  const moved = page.getByRole('article', { name });
  await expect(moved.getByText('Default', { exact: true })).toBeVisible();
  await expect(moved.getByRole('link', { name: 'Edit' })).toBeFocused();
});

test('leaves the page where it is when Escape closes a dialog, and the focus on its opener', async ({
  page,
}) => {
  await become(page, 'orders');
  await page.goto('/order-history');
  const cancel = page.getByRole('button', { name: 'Cancel order' });
  await cancel.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(cancel).toBeFocused();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test('"?" lists the keyboard shortcuts, except in a field', async ({ page }) => {
  await page.goto('/products');
  const search = page.getByRole('combobox', { name: /^Search/ });
  await page.keyboard.press('/');
  await expect(search).toBeFocused();
  await page.keyboard.press('?');
  await expect(search).toHaveValue('?');
  await page.getByRole('article').first().getByRole('link').first().focus();
  await page.keyboard.press('?');
  const list = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(list.getByText('From product to product')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(list).toHaveCount(0);
});

test('keeps the focus on the page after the last toast, and after a dialog that was open from the start', async ({
  page,
}) => {
  await restOnToasts(page);
  await page.goto('/checkout');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeFocused();
  await become(page, 'orders');
  await page.goto('/products');
  const favorite = page.getByRole('button', { name: /^Add .* to wishlist$/ }).first();
  await favorite.press('Enter');
  await expect(favorite).toHaveAttribute('aria-pressed', 'true');
  await favorite.press('Enter');
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0);
  await expect(page.locator('body')).not.toBeFocused();
});

test('reaches "Undo" by Tab from the open cart, and the cart again', async ({ page }) => {
  await restOnToasts(page);
  const headers = { Authorization: `Bearer ${await become(page, 'orders')}` };
  await page.request.post('/api/cart/store', { headers, data: { product_id: 3, quantity: 2 } });
  await page.goto('/news');
  await page
    .getByRole('button', { name: /^My Cart/ })
    .first()
    .press('Enter');
  const drawer = page.getByRole('dialog');
  await drawer
    .getByRole('button', { name: /^Remove/ })
    .first()
    .press('Enter');
  const undo = page.getByRole('button', { name: 'Undo' });
  await expect(undo).toBeVisible();
  const isFocused = () => undo.evaluate((button) => button === document.activeElement);
  await expect
    .poll(async () => {
      await page.keyboard.press('Tab');
      return isFocused();
    })
    .toBe(true);
  await page.keyboard.press('Shift+Tab');
  await expect(drawer.locator(':focus')).toHaveCount(1);
});

test('scrolls a low control at the upper edge out from under the bar', async ({ page }) => {
  await page.goto('/');
  const heart = page
    .getByRole('main')
    .getByRole('button', { name: /^Add .* to wishlist$/ })
    .nth(5);
  await heart.scrollIntoViewIfNeeded();
  await everythingIdle(page);
  await page.keyboard.press('Tab');
  await heart.evaluate((element) => {
    window.scrollBy(0, element.getBoundingClientRect().y);
    element.focus({ preventScroll: true });
  });
  await expect.poll(() => isUncovered(heart)).toBe(true);
});

test('scrolls a card out from under the bar that covers its upper edge', async ({ page }) => {
  await page.goto('/products');
  const card = page.getByRole('main').getByRole('article').nth(8);
  await card.scrollIntoViewIfNeeded();
  await everythingIdle(page);
  await page.keyboard.press('Tab');
  await card.evaluate((element) => {
    window.scrollBy(0, element.getBoundingClientRect().y + 40);
    element.querySelector('a')?.focus({ preventScroll: true });
  });
  await expect.poll(() => isUncovered(card, 0.02)).toBe(true);
});

test('goes on at the first new product after "Load more" by keyboard', async ({ page }) => {
  await page.goto('/');
  const forYou = page.getByRole('region', { name: 'Just for you' });
  const cards = forYou.getByRole('article');
  await expect(cards).toHaveCount(12);
  for (let shown = await cards.count(); shown < 40; shown = await cards.count()) {
    await forYou.getByRole('button', { name: 'Load more' }).press('Enter');
    const first = cards.nth(shown).getByRole('link').first();
    await expect(first).toBeFocused();
    await expect(first).toBeInViewport({ ratio: 0.5 });
  }
});

test('stays where it is read when a dialog without an opener is closed by a key', async ({ page }) => {
  await page.goto('/products');
  await page.getByRole('main').getByRole('article').nth(11).scrollIntoViewIfNeeded();
  await everythingIdle(page);
  const top = await page.evaluate(() => window.scrollY);
  expect(top).toBeGreaterThan(100);
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.locator('body')).not.toBeFocused();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(top);
});

test('scrolls links of the navigation row out from under the bar that covers them', async ({ page }) => {
  await page.goto('/products');
  await page.locator('main a').first().focus();
  await page.mouse.move(700, 600);
  await page.mouse.wheel(0, 105);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(105);
  await page.keyboard.press('Shift+Tab');
  const link = page.locator('a:focus');
  await expect.poll(() => isUncovered(link)).toBe(true);
  await page.keyboard.press('Shift+Tab');
  await expect.poll(() => isUncovered(link)).toBe(true);
});
