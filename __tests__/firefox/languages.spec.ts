import { expect, test } from '../browser/shop';

test('changes language and direction of an open page, and back', async ({ page }) => {
  await page.goto('/products/1/details');
  const heading = page.getByRole('heading', { level: 1 });
  const english = await heading.textContent();
  for (const [title, direction] of [
    ['العربية', 'rtl'],
    ['English', 'ltr'],
  ] as const) {
    await page.getByRole('button', { name: /^(Language|اللغة): / }).click();
    await page.getByRole('menuitemradio', { name: title }).click();
    await expect(page.locator('html')).toHaveAttribute('dir', direction);
    if (direction === 'rtl') await expect(heading).not.toHaveText(english ?? '');
    else await expect(heading).toHaveText(english ?? '');
  }
  await expect(page).toHaveURL(/\/products\/1\/details$/);
});

/** Pixels by which the page is wider than the screen. */
const widthExcess = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;

for (const language of ['en', 'ar'] as const)
  test.describe(`an order on a phone, ${language}`, () => {
    test.use({ language, viewport: { width: 390, height: 844 } });

    test('leads from the home page to the order history', async ({
      page,
      speech: { translate, direction },
    }) => {
      const expectFit = () => expect.poll(() => page.evaluate(widthExcess)).toBe(0);
      await page.goto('/');
      await expect(page.locator('html')).toHaveAttribute('dir', direction);
      await expectFit();
      await page.getByRole('article').first().getByRole('link').first().click();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectFit();
      await page
        .getByRole('button', { name: translate('Add to Cart') })
        .first()
        .click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel(translate('Email or phone')).fill('demo@marsa.example');
      await dialog.getByLabel(translate('Password'), { exact: true }).fill('demo1234');
      await dialog.getByRole('button', { name: translate('Log in'), exact: true }).click();
      await page.getByRole('button', { name: translate('View In Cart') }).click();
      await dialog.getByRole('checkbox').check();
      await expectFit();
      await dialog.getByRole('button', { name: translate('Proceed to Checkout') }).click();
      await expect(page).toHaveURL(/\/checkout$/);
      await page.getByRole('radio', { name: translate('Cash on delivery') }).check();
      await expectFit();
      await page.getByRole('button', { name: translate('Place Order') }).click();
      await expect(dialog.getByText(translate('Your order has been placed'))).toBeVisible();
      await dialog.getByRole('link', { name: translate('View orders') }).click();
      await expect(page).toHaveURL(/\/order-history/);
      await expect(page.getByRole('article').first()).toBeVisible();
    });
  });
