import type { Page } from '@playwright/test';
import { restOnToasts } from './restOnToasts';
import { expect, test } from './shop';

/** Opens the checkout with one product, to be paid at the first gateway. */
async function readyToPay(page: Page): Promise<void> {
  const credentials = { phone: 'demo@marsa.example', password: 'demo1234' };
  const login = await page.request.post('/api/login', { data: credentials });
  const { data } = (await login.json()) as { data: { access: { token: string } } };
  const { token } = data.access;
  const headers = { Authorization: `Bearer ${token}` };
  const addition = { product_id: 1, quantity: 1, color: null, size: null, unit: null, is_buy_now: false };
  await page.request.post('/api/cart/store', { headers, data: addition });
  await page.addInitScript((persistedToken) => window.localStorage.setItem('token', persistedToken), token);
  await page.goto('/checkout');
  await page.getByRole('button', { name: 'View In Cart' }).click();
  const cart = page.getByRole('dialog');
  await cart.getByRole('checkbox').check();
  await cart.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('radiogroup', { name: 'Payment method' }).getByRole('radio').nth(1).check();
  await expect(page.getByText('Delivery charge')).toBeVisible();
}

/** Resolves to the popup that a press opens, once the gateway's page is loaded. */
async function windowOf(page: Page, button: string): Promise<Page> {
  const opening = page.waitForEvent('popup');
  await page.getByRole('button', { name: button }).click();
  const popup = await opening;
  await expect(popup.getByRole('button', { name: 'Pay' })).toBeVisible();
  return popup;
}

const unpaid = (page: Page) => page.getByRole('dialog', { name: 'Your order is not paid yet' });

test('closes the payment window after the payment, and places the order', async ({ page }) => {
  await readyToPay(page);
  const popup = await windowOf(page, 'Place Order');
  await expect(page.getByRole('dialog', { name: 'Waiting for your payment' })).toBeVisible();
  const closed = popup.waitForEvent('close');
  await popup.getByRole('button', { name: 'Pay' }).click();
  await closed;
  const placed = page.getByRole('dialog', { name: 'Your order has been placed' });
  await expect(placed.getByText('Your payment was received')).toBeVisible();
});

test('gives the payment window no access to the shop', async ({ page }) => {
  await readyToPay(page);
  const popup = await windowOf(page, 'Place Order');
  expect(await popup.evaluate(() => window.opener === null)).toBe(true);
  // The page has no opener after it returns to the shop's URL without its buttons, either.
  await popup.goto('/news');
  expect(await popup.evaluate(() => window.opener === null)).toBe(true);
  await popup.close();
  await expect(unpaid(page)).toBeVisible();
});

test('loads the code of "Place Order" before the press', async ({ page }) => {
  await readyToPay(page);
  await page.waitForLoadState('networkidle');
  await page.route('**/assets/*.js', (route) => route.abort());
  const ordered = page.waitForResponse('**/api/place-order');
  await page.getByRole('button', { name: 'Place Order' }).click();
  expect((await ordered).ok()).toBe(true);
});

test('shows a notice when the payment is declined or its window closed, and stays payable', async ({
  page,
}) => {
  await restOnToasts(page);
  await readyToPay(page);
  const popup = await windowOf(page, 'Place Order');
  const closed = popup.waitForEvent('close');
  await popup.getByRole('button', { name: 'Decline' }).click();
  await closed;
  await expect(page.getByText('Payment Canceled')).toBeVisible();
  await expect(unpaid(page)).toBeVisible();

  const second = await windowOf(page, 'Make Payment');
  await expect(unpaid(page)).toBeHidden();
  await second.close();
  await expect(unpaid(page)).toBeVisible();
  await expect(unpaid(page).getByRole('button', { name: 'Make Payment' })).toBeVisible();
});

test('pays in the same tab when popups are blocked, and returns to the shop', async ({ page }) => {
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await readyToPay(page);
  await page.getByRole('button', { name: 'Place Order' }).click();
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(page).toHaveURL(/\/order-history/);
  const placed = page.getByRole('dialog', { name: 'Your order has been placed' });
  await expect(placed.getByText('Your payment was received')).toBeVisible();
});
