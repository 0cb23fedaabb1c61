import type { Locator, Page } from '@playwright/test';
import { overlap } from './overlaps';
import { restOnToasts } from './restOnToasts';
import { become, everythingIdle, expect, test } from './shop';
import { inLanguages } from './variants';

/** "Toasts bottom-left; voucher errors bottom-right in rtl" (specification §8, §9), in a real layout. */

const HEIGHT = 844;
/** Longest distance of a toast from the edges of its corner, in px. */
const MARGIN = 24;

async function boxOf(element: Locator) {
  await expect(element).toBeVisible();
  await everythingIdle(element.page());
  const box = await element.boundingBox();
  if (!box) throw new Error('No box');
  return box;
}

async function fillCart(page: Page, token: string): Promise<void> {
  const response = await page.request.post('/api/cart/store', {
    headers: { Authorization: `Bearer ${token}` },
    data: { product_id: 1, quantity: 1, size: null, color: null, unit: null, is_buy_now: false },
  });
  expect(response.ok()).toBe(true);
}

const FAILURE = 'Failing on purpose with 422';
const toast = (page: Page) => page.locator('.notistack-Snackbar', { hasText: FAILURE });
const fail = (page: Page, path: string) => page.request.post('/qa/faults', { data: { path, status: 422 } });

/** Width of fixed elements: without a scroll bar, even while a dialog hides the scroll bar. */
function fixedWidth(): number {
  const probe = document.createElement('div');
  probe.style.cssText = 'position:fixed;inset-inline:0;height:0';
  document.body.append(probe);
  const { width } = probe.getBoundingClientRect();
  probe.remove();
  return width;
}

/** Returns the edges of a corner: the window's left or right edge, and its bottom. */
async function expectCorner(page: Page, side: 'left' | 'right'): Promise<void> {
  const width = await page.evaluate(fixedWidth);
  // Its call and its code take as long as they take; only its way to the corner is bounded.
  await expect(toast(page)).toBeVisible();
  await expect(async () => {
    const box = await boxOf(toast(page));
    const fromSide = side === 'left' ? box.x : width - box.x - box.width;
    expect(fromSide).toBeGreaterThanOrEqual(0);
    expect(fromSide).toBeLessThanOrEqual(MARGIN);
    const fromFoot = HEIGHT - box.y - box.height;
    expect(fromFoot).toBeGreaterThanOrEqual(0);
    expect(fromFoot).toBeLessThanOrEqual(MARGIN);
  }).toPass({ timeout: 30_000 });
}

for (const [width, language] of inLanguages([1440, 900]))
  test.describe(`${width} px wide, ${language}`, () => {
    test.use({ viewport: { width, height: HEIGHT }, language });

    test('shows a toast at the bottom left when the cart is closed', async ({
      page,
      speech: { translate },
    }) => {
      await restOnToasts(page);
      await become(page, 'new');
      await fail(page, '/api/favorite-add-or-remove');
      await page.goto('/products');
      const [before, after] = translate('Add {name} to wishlist', { name: '|' }).split('|');
      const favorite = page.getByRole('button', { name: new RegExp(`^${before}.+${after}$`) });
      await favorite.first().click();
      await expectCorner(page, 'left');
    });

    test('shows a toast at the bottom left when the cart is open, and above its buttons if they are there', async ({
      page,
      speech: { translate, direction },
    }) => {
      await restOnToasts(page);
      const token = await become(page, 'new');
      await fillCart(page, token);
      await fail(page, '/api/cart/increment');
      await page.goto('/news');
      await page.getByRole('button', { name: new RegExp(`^${translate('My Cart')}`) }).click();
      const drawer = page.getByRole('dialog');
      await drawer.getByRole('button', { name: translate('Increase quantity') }).click();
      if (direction === 'ltr') await expectCorner(page, 'left');
      const [shown, button] = [
        await boxOf(toast(page)),
        await boxOf(drawer.getByRole('button', { name: translate('Proceed to Checkout') })),
      ];
      expect(shown.x).toBeGreaterThanOrEqual(0);
      expect(shown.x).toBeLessThanOrEqual(MARGIN);
      const isBeside = shown.x + shown.width <= button.x || button.x + button.width <= shown.x;
      const isAbove = shown.y + shown.height <= button.y;
      expect(isBeside || isAbove).toBe(true);
      expect(direction === 'ltr' ? isBeside : isAbove).toBe(true);
      // Directly above the drawer's footer.
      if (direction === 'rtl') {
        const proceed = drawer.getByRole('button', { name: translate('Proceed to Checkout') });
        const foot = await boxOf(proceed.locator('..'));
        expect(foot.y - shown.y - shown.height).toBeGreaterThanOrEqual(0);
        expect(foot.y - shown.y - shown.height).toBeLessThanOrEqual(MARGIN);
      }
      await drawer.getByRole('button', { name: translate('Proceed to Checkout') }).click({ trial: true });
    });

    test('shows a voucher error over the open cart, at the bottom left, or right in RTL', async ({
      page,
      speech: { translate, direction },
    }) => {
      await restOnToasts(page);
      const token = await become(page, 'new');
      await fillCart(page, token);
      await fail(page, '/api/get-vouchers');
      await page.goto('/news');
      await page.getByRole('button', { name: new RegExp(`^${translate('My Cart')}`) }).click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: new RegExp(`^${translate('Voucher')}`) })
        .first()
        .click();
      await expectCorner(page, direction === 'rtl' ? 'right' : 'left');
    });
  });

for (const viewport of [
  { width: 820, height: 1180 },
  { width: 1180, height: 820 },
  { width: 1440, height: 900 },
])
  test.describe(`A dialog, ${viewport.width} px wide`, () => {
    test.use({ viewport, hasTouch: viewport.width < 1200 });

    test('has no toast over its main button', async ({ page }) => {
      await restOnToasts(page);
      await fillCart(page, await become(page, 'orders'));
      await fail(page, '/api/address/*');
      await page.goto('/checkout');
      await page.getByRole('button', { name: 'Change address' }).click();
      const dialog = page.getByRole('dialog').last();
      await dialog.getByRole('button', { name: 'Edit' }).first().click();
      const save = page.getByRole('button', { name: 'Save address' });
      await save.click();
      await expect(toast(page)).toBeVisible();
      await everythingIdle(page);
      await expect.poll(() => overlap(toast(page), save)).toBe(0);
    });
  });
