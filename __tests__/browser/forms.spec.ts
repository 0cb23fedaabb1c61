import type { Page } from '@playwright/test';
import { failRequests } from './failRequests';
import { holdRequests } from './holdRequests';
import { isUncovered } from './overlaps';
import { become, everythingIdle, expect, test } from './shop';

/** Opens the first ticket of the shopper with orders. */
async function openTicket(page: Page) {
  const headers = { Authorization: `Bearer ${await become(page, 'orders')}` };
  const response = await page.request.get('/api/support-tickets', { headers });
  const { data } = (await response.json()) as { data: { support_tickets: { ticket_no: string }[] } };
  await page.goto(`/support-ticket/${data.support_tickets[0]?.ticket_no}`);
}

test('sends a form whose button the error of the left field moves from under the pointer', async ({
  page,
}) => {
  await become(page, 'orders');
  await page.goto('/support-tickets?new=1');
  const form = page.getByRole('form', { name: 'New ticket' });
  const email = form.getByLabel('Email');
  await email.fill('nope');
  const send = form.getByRole('button', { name: 'Send ticket' });
  await send.hover();
  await page.mouse.down();
  // The validation of a field is asynchronous: its error would be rendered by now.
  await everythingIdle(page);
  await page.mouse.up();
  await expect(form.getByText('Choose what it is about')).toBeVisible();
  await expect(form.getByText(/^Enter an email address/)).toBeVisible();
  await expect(form.getByLabel('What is it about?')).toBeFocused();
});

test('scrolls the own reply to a ticket into view on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openTicket(page);
  await page.getByRole('textbox', { name: 'Your answer' }).fill('And a card, please.');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  const reply = page.getByRole('log').getByText('And a card, please.');
  await expect(reply).toBeInViewport();
  await expect.poll(() => isUncovered(reply)).toBe(true);
});

test('titles an account page while its user is loading, and a page whose code is not loaded', async ({
  page,
}) => {
  await become(page, 'orders');
  const release = await holdRequests(page, '**/api/profile');
  for (const [path, name] of [
    ['/wishlist', 'Wishlist'],
    ['/checkout', 'Checkout'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name })).toHaveCount(1);
    await expect(page.getByText('Layla Haddad')).toHaveCount(0);
  }
  release();
  await page.goto('/', { waitUntil: 'networkidle' });
  await failRequests(page, '**/assets/*.js');
  await page.getByRole('navigation').getByRole('link', { name: 'Shops', exact: true }).first().click();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Shops' })).toHaveCount(1);
});

test('opens the summary of a phone for the reason why a typed code does not apply', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const headers = { Authorization: `Bearer ${await become(page, 'orders')}` };
  const data = { product_id: 1, quantity: 1, color: null, size: null, unit: null, is_buy_now: true };
  await page.request.post('/api/cart/store', { headers, data });
  await page.goto('/buynow');
  await page.getByRole('radio', { name: /Cash on delivery/ }).check();
  const details = page.getByRole('button', { name: 'Payable' });
  await details.click();
  await page.getByRole('textbox', { name: 'Coupon code' }).fill('NOPE');
  await details.click();
  const reason = page.locator('form').getByRole('alert');
  await expect(reason).toBeHidden();
  await page.getByRole('button', { name: 'Place Order' }).click();
  await expect(reason).toBeInViewport();
  await expect.poll(() => isUncovered(reason)).toBe(true);
});

test('shows what a ticket’s field says about a lost network, above a low screen’s edge', async ({ page }) => {
  await page.setViewportSize({ width: 820, height: 500 });
  await openTicket(page);
  const field = page.getByRole('textbox', { name: 'Your answer' });
  await field.fill('And a card, please.');
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  const note = page.getByText('This was not sent: you are offline.');
  await expect(note).toBeVisible();
  await expect(page.getByText(/^You are offline/)).toBeVisible();
  await expect.poll(() => isUncovered(note)).toBe(true);
  await expect.poll(() => isUncovered(field)).toBe(true);
});
