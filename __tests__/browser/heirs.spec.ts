import type { Locator, Page } from '@playwright/test';
import { become, expect, test } from './shop';

/**
 * When the element that opened a dialog or had the focus is removed, the focus moves to its successor
 * (R56).
 */

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const dialog = (page: Page) => page.getByRole('dialog');

/** Opens the dialog by the keyboard. */
async function open(page: Page, opener: Locator) {
  await opener.press('Enter');
  await expect(dialog(page)).toBeVisible();
}

/** Presses a button of the dialog, which closes it. */
async function respond(page: Page, name: string) {
  await dialog(page).getByRole('button', { name, exact: true }).press('Enter');
  await expect(dialog(page)).toHaveCount(0);
}

test('focuses the account’s button after Login', async ({ page }) => {
  await page.goto('/products');
  await open(page, page.getByRole('button', { name: 'Welcome Login' }));
  await dialog(page).getByLabel('Email or phone').fill('demo@marsa.example');
  await dialog(page).getByLabel('Password', { exact: true }).fill('demo1234');
  await respond(page, 'Log in');
  await expect(page.getByRole('button', { name: /^My account/ })).toBeFocused();
});

test('keeps the focus in the step of the checkout: on a voucher, and on Change once an address exists', async ({
  page,
}) => {
  const headers = { Authorization: `Bearer ${await become(page, 'new')}` };
  await page.request.post('/api/cart/store', { headers, data: { product_id: 1, quantity: 1 } });
  await page.goto('/checkout');
  await open(page, page.getByRole('button', { name: 'View In Cart' }));
  await dialog(page).getByRole('checkbox').first().press('Space');
  await expect(page.getByText('Edit cart')).toBeVisible();
  await page.keyboard.press('Escape');
  const items = page.getByRole('region', { name: 'Items' });
  await expect(items.getByRole('button', { name: /^Voucher/ })).toBeFocused();

  await open(page, page.getByRole('button', { name: 'Add address' }));
  for (const name of ['addressLine', 'area', 'postCode'])
    await dialog(page).locator(`[name=${name}]`).fill('12345');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Change address', exact: true })).toBeFocused();
});

test('focuses the next product after a removal from the wishlist, the previous one after the last, and the link when it is empty', async ({
  page,
}) => {
  const headers = { Authorization: `Bearer ${await become(page, 'new')}` };
  for (const id of [1, 2, 3])
    await page.request.post('/api/favorite-add-or-remove', { headers, data: { product_id: id } });
  await page.goto('/wishlist');
  const names = page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link');
  await expect(names).toHaveCount(3);
  const [, second = '', third = ''] = await names.allTextContents();
  const remove = async (name: string) => {
    await open(page, page.getByRole('button', { name: `Remove ${name} from wishlist` }));
    await respond(page, 'Remove');
  };
  await remove(second);
  await expect(names.filter({ hasText: third })).toBeFocused();
  await remove(third);
  await expect(names).toBeFocused();
  await remove((await names.textContent()) ?? '');
  await expect(page.getByRole('link', { name: 'Start shopping' })).toBeFocused();
});

test('focuses the previous address after one was deleted', async ({ page }) => {
  await become(page, 'orders');
  await page.goto('/manage-address');
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards).toHaveCount(2);
  await open(page, cards.last().getByRole('button', { name: 'Delete' }));
  await respond(page, 'Delete address');
  await expect(cards).toHaveCount(1);
  await expect(cards.getByRole('link', { name: 'Edit' })).toBeFocused();
});
