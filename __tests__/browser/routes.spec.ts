import type { Page } from '@playwright/test';
import { expect, test } from './shop';

/** Every account page of the specification (§2), with a sign that it is there; `:ticket` and the like are filled in. */
const accountPages: readonly [path: string, heading: RegExp, title: RegExp][] = [
  ['/dashboard', /^Good /, /^Dashboard/],
  ['/become-a-seller', /Become a Seller/, /^Become a Seller/],
  ['/order-history', /Order History/, /^Order History/],
  ['/wishlist', /Wishlist/, /^Wishlist/],
  ['/profile', /My Profile/, /^My Profile/],
  ['/manage-address', /Manage Address/, /^Manage Address/],
  ['/manage-address/new', /New Address/, /^New Address/],
  ['/change-password', /Change Password/, /^Change Password/],
  ['/support-tickets', /Support Ticket/, /^Support Ticket/],
  ['/support-ticket/TK-999999', /Ticket not found/, /^Ticket not found/],
  ['/order-history/999999', /Order not found/, /^Order not found/],
];

const become = async (page: Page, name: string) => {
  const answer = await page.request.post('/qa/persona', { data: { name } });
  const { data } = (await answer.json()) as { data: { access: { token: string } } };
  await page.addInitScript((token) => window.localStorage.setItem('token', token), data.access.token);
};

test('every account page by link, by reload and by Back, for somebody with the shop role', async ({
  page,
}) => {
  await become(page, 'seller');
  for (const [path, heading, title] of accountPages) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: heading }).first()).toBeVisible();
    await expect(page).toHaveTitle(title);
    await expect(page.getByRole('link', { name: 'Seller Dashboard', exact: true })).toBeVisible();
  }
  await page.goBack();
  await expect(page).toHaveTitle(/^Ticket not found/);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Ticket not found' })).toBeVisible();
});

test('a list and its details side by side from 900 px; a rotation keeps what is open and what is typed', async ({
  page,
}) => {
  await become(page, 'orders');
  await page.setViewportSize({ width: 1024, height: 768 });
  await page.goto('/support-tickets?status=running');
  const list = page.getByRole('navigation', { name: 'Ticket status' });
  await page.getByRole('link', { name: /TK-/ }).first().click();
  const answer = page.getByRole('textbox', { name: 'Your answer' });
  await answer.fill('Half an ans');
  await expect(list).toBeVisible();

  await page.setViewportSize({ width: 768, height: 1024 });
  await expect(list).toBeHidden();
  await expect(answer).toHaveValue('Half an ans');
  await page.getByRole('link', { name: 'All tickets' }).click();
  await expect(page).toHaveURL(/\/support-tickets\?status=running$/);
  await page.goBack();
  await page.setViewportSize({ width: 1024, height: 768 });
  await expect(answer).toHaveValue('Half an ans');
  await expect(list).toBeVisible();
});

test('a visitor is sent home from account pages, with Login open; one vendor has no shop pages', async ({
  page,
}) => {
  for (const [path] of accountPages.slice(0, 4)) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/$/);
    await expect(page.getByRole('dialog', { name: 'Welcome' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    // The focus goes back to the page, and the page does not move for that.
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  }
  await page.request.post('/qa/master', { data: { multi_vendor: false } });
  for (const path of ['/shops', '/shops/1', '/shops/1/categories/1']) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/$/);
    await expect(page.getByRole('heading', { name: 'Just for you' })).toBeVisible();
  }
});
