import type { BrowserContext, Page } from '@playwright/test';
import { restOnToasts } from './restOnToasts';
import type { Speech } from './shop';
import { expect, expectAccessible, test } from './shop';
import { languages } from './variants';

const userButton = (page: Page, { translate }: Speech) =>
  page.getByRole('button', { name: new RegExp(`^${translate('My account')} `) });

/**
 * Goes by keyboard as far as the user menu. Does not wait for the toast, which may expire on a slow machine.
 */
async function logIn(page: Page, speech: Speech, phone = 'demo@marsa.example') {
  const { translate } = speech;
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(translate('Email or phone')).fill(phone);
  await dialog.getByLabel(translate('Password'), { exact: true }).fill('demo1234');
  await dialog.getByRole('button', { name: translate('Log in'), exact: true }).press('Enter');
  await expect(userButton(page, speech)).toBeVisible();
}

/** Opens another tab in the same browser. */
async function openTab(context: BrowserContext, address: string): Promise<Page> {
  const tab = await context.newPage();
  await tab.goto(address);
  return tab;
}

for (const language of languages) {
  test.describe(`the session, ${language}`, () => {
    test.use({ language });

    test('logs in and out by keyboard alone', async ({ page, speech }) => {
      const { translate } = speech;
      await restOnToasts(page);
      await page.goto('/order-history');
      await expect(page).toHaveURL(/\/$/);
      await expect(page.getByRole('dialog', { name: translate('Welcome') })).toBeVisible();
      await expectAccessible(page);
      await logIn(page, speech);
      await expect(page).toHaveURL(/\/order-history$/);
      await expect(page.getByRole('navigation', { name: translate('My account') })).toBeVisible();
      await expectAccessible(page);

      const button = userButton(page, speech);
      // Until the first key the arriving page takes the focus to its heading, also between focus and Enter.
      await page.keyboard.press('Shift');
      await button.press('Enter');
      await expect(page.getByRole('menuitem', { name: translate('Dashboard') })).toBeFocused();
      await expectAccessible(page);
      await page.keyboard.press('End');
      await page.keyboard.press('Enter');
      const dialog = page.getByRole('dialog', { name: translate('Log Out!') });
      await expect(dialog).toBeVisible();
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(button).toBeFocused();

      await page.keyboard.press('Enter');
      await page.keyboard.press('End');
      await page.keyboard.press('Enter');
      await dialog.getByRole('button', { name: translate('Yes') }).press('Enter');
      await expect(
        page.getByRole('paragraph').filter({ hasText: translate('Logout successfully') }),
      ).toBeVisible();
      await expect(page).toHaveURL(/\/$/);
      expect(await page.evaluate(() => window.localStorage.getItem('token'))).toBeNull();
    });

    test('deletes the account after a confirmation', async ({ page, speech }) => {
      const { translate } = speech;
      await page.goto('/order-history');
      await logIn(page, speech);
      await page.getByRole('button', { name: translate('Delete Account') }).press('Enter');
      const dialog = page.getByRole('dialog', { name: translate('Delete your account?') });
      await expect(dialog).toBeVisible();
      await expectAccessible(page);
      await dialog.getByRole('button', { name: translate('Delete account') }).press('Enter');
      await expect(page.getByRole('dialog', { name: translate('Welcome') })).toBeVisible();
      await expect(page).toHaveURL(/\/$/);
    });

    test('opens the page behind the dashboard’s link for a seller', async ({ page, context, speech }) => {
      const { translate } = speech;
      await page.goto('/order-history');
      await logIn(page, speech, 'shop@marsa.example');
      const opened = context.waitForEvent('page');
      await page.getByRole('link', { name: translate('Seller Dashboard') }).press('Enter');
      const seller = await opened;
      await expect(seller).toHaveURL(/\/shop\/login\?token=[\w-]+$/);
      await expect(seller.getByRole('heading', { level: 1 })).toBeVisible();
      await expectAccessible(seller);
    });
  });
}

test('signs all tabs in and out together, and keeps drafts', async ({ page, context, speech }) => {
  const { translate } = speech;
  await restOnToasts(page);
  await page.goto('/');
  const second = await openTab(context, '/products');
  const search = second.getByRole('combobox', { name: translate('Search for products, brands and shops') });
  await search.fill('half a wor');

  await page.getByRole('button', { name: translate('Login') }).click();
  await logIn(page, speech);
  await expect(userButton(second, speech)).toBeVisible();
  await expect(search).toHaveValue('half a wor');

  const third = await openTab(context, '/order-history');
  await expect(third.getByRole('navigation', { name: translate('My account') })).toBeVisible();

  await userButton(page, speech).click();
  await page.getByRole('menuitem', { name: translate('Log Out') }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: translate('Yes') })
    .click();
  await expect(
    page.getByRole('paragraph').filter({ hasText: translate('Logout successfully') }),
  ).toBeVisible();
  await expect(second.getByRole('button', { name: translate('Login') })).toBeVisible();
  await expect(third).toHaveURL(/\/$/);
  await expect(third.getByRole('dialog')).toHaveCount(0);
  await expect(search).toHaveValue('half a wor');

  // Another user replaces the first one in every tab.
  await second.getByRole('button', { name: translate('Login') }).click();
  await logIn(second, speech, 'new@marsa.example');
  for (const tab of [page, third])
    await expect(tab.getByRole('button', { name: `${translate('My account')} Sami Rahman` })).toBeVisible();
});

test('sends one heartbeat per browser', async ({ page, context, speech }) => {
  let beats = 0;
  context.on('request', (request) => {
    if (request.url().endsWith('/api/update-last-seen')) beats += 1;
  });
  await page.goto('/');
  await page.getByRole('button', { name: speech.translate('Login') }).click();
  await logIn(page, speech);
  await expect.poll(() => beats).toBe(1);
  const second = await openTab(context, '/products');
  await expect(userButton(second, speech)).toBeVisible();
  await second.waitForLoadState('networkidle');
  expect(beats).toBe(1);
  await page.close();
  await expect.poll(() => beats).toBe(2);
});
