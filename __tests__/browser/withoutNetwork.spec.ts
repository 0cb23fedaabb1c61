import type { Page } from '@playwright/test';
import type { ReleaseServer } from './releases';
import { restOnToasts } from './restOnToasts';
import { expect, firstVisit, test } from './secondVisit';
import { become } from './shop';

test.use({ serviceWorkers: 'allow' });

/**
 * Chromium forgets between two pages that it is offline: `navigator.onLine` is true again, and calls may
 * reach the server. It closes their connections, so that none is answered before the page is offline again.
 */
async function goOffline(page: Page, server: ReleaseServer): Promise<void> {
  server.unplug();
  await page.context().setOffline(false);
  await page.context().setOffline(true);
}

async function goOnline(page: Page, server: ReleaseServer): Promise<void> {
  server.plug();
  await page.context().setOffline(false);
}

test('opens offline with the cart and the last seen products, and recovers by itself', async ({
  page,
  server,
}) => {
  await become(page, 'orders');
  await restOnToasts(page);
  await firstVisit(page, `${server.origin}/products/1/details`);
  await page.getByRole('button', { name: 'Add to Cart', exact: true }).first().click();
  await expect(page.getByText('has been added to cart').first()).toBeVisible();
  const name = await page.getByRole('heading', { level: 1 }).innerText();
  await page.goto(`${server.origin}/`);
  await expect(page.getByRole('region', { name: 'Recently viewed' }).getByText(name)).toBeVisible();
  await goOffline(page, server);
  await page.goto(`${server.origin}/`);
  await goOffline(page, server);
  await expect(page.getByText('You are offline. What you see may be out of date.')).toBeVisible();
  for (const section of ['My Cart', 'Recently viewed'])
    await expect(page.getByRole('region', { name: section }).getByText(name)).toBeVisible();
  // A page whose chunk was never loaded.
  await page.goto(`${server.origin}/categories`);
  await goOffline(page, server);
  await expect(page.getByRole('region', { name: 'My Cart' }).getByText(name)).toBeVisible();
  await goOnline(page, server);
  await expect(page.getByRole('link', { name: 'Electronics' }).first()).toBeVisible();
  await expect(page.getByRole('region', { name: 'My Cart' })).toHaveCount(0);
});

test('speaks to a visitor without a cart on every page of the installed app', async ({ page, server }) => {
  await firstVisit(page, `${server.origin}/`);
  for (const address of ['/', '/?cart', '/order-history']) {
    await goOffline(page, server);
    await page.goto(`${server.origin}${address}`);
    await goOffline(page, server);
    await expect(page.getByText('You are offline. What you see may be out of date.')).toBeVisible();
  }
});

test('keeps a typed text when the network goes and returns', async ({ page, server }) => {
  await firstVisit(page, `${server.origin}/contact-us`);
  const subject = page.getByLabel('Subject');
  await subject.fill('Where is my parcel?');
  await page.context().setOffline(true);
  await expect(page.getByText('You are offline. What you see may be out of date.')).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByText('You are offline. What you see may be out of date.')).toBeHidden();
  await expect(subject).toHaveValue('Where is my parcel?');
});

test('shows what is stored behind a connection that leads nowhere, and recovers by itself', async ({
  page,
  server,
}) => {
  await become(page, 'orders');
  await firstVisit(page, `${server.origin}/products/1/details`);
  await page.goto(`${server.origin}/`);
  const recent = page.getByRole('region', { name: 'Recently viewed' });
  await expect(recent.getByRole('link')).toHaveCount(1);
  server.unplug();
  await page.goto(`${server.origin}/`);
  await expect(page.getByRole('alert')).toContainText('You seem to be offline.');
  await expect(recent.getByRole('link')).toHaveCount(1);
  server.plug();
  await expect(page.getByRole('heading', { name: 'Most Popular' })).toBeVisible();
  // A page whose chunk was never loaded.
  server.unplug();
  server.requests.length = 0;
  await page.goto(`${server.origin}/categories`);
  await expect(page.getByRole('alert')).toContainText('This part of the shop could not be loaded.');
  // The settings are given up after these calls, and requested again later.
  const callsOfSettings = () => server.requests.filter((path) => path === '/api/master').length;
  await expect.poll(callsOfSettings).toBeGreaterThanOrEqual(4);
  server.plug();
  await expect(page.getByRole('link', { name: 'Electronics' }).first()).toBeVisible();
});

test('says beside the button that an address was not sent, and sends it later', async ({ page }) => {
  await become(page, 'new');
  await page.goto('/manage-address/new', { waitUntil: 'networkidle' });
  await page.getByLabel('Address line', { exact: false }).first().fill('12 Creek Road');
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Save address' }).click();
  await expect(page.getByText(/^This was not sent: you are offline/)).toBeVisible();
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Save address' }).click();
  await expect(page.getByRole('article').getByText('12 Creek Road')).toBeVisible();
});
