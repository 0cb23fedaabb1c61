import type { Locator, Page } from '@playwright/test';
import { become, everythingIdle, expect, test } from './shop';
import { languages } from './variants';

const PHONE = { width: 390, height: 844 };
const TURNED_PHONE = { width: 844, height: 390 };
/** What an on-screen keyboard leaves of the phone: the page is resized (`interactive-widget`). */
const ABOVE_KEYBOARD = { width: 390, height: 420 };
const TABLET = { width: 820, height: 1180 };
const TURNED_TABLET = { width: 1180, height: 820 };

test.use({ hasTouch: true, isMobile: true, viewport: PHONE });

/** Whether an element can be read and pressed: nothing covers it, nor is it outside of the screen. */
async function expectInSight(element: Locator): Promise<void> {
  await expect(element).toBeInViewport({ ratio: 1 });
  // A resized page scrolls a frame later.
  const isOnTop = () =>
    element.evaluate((one) => {
      const { x, y, width, height } = one.getBoundingClientRect();
      const hit = document.elementFromPoint(x + width / 2, y + height / 2);
      return one.contains(hit) || hit?.contains(one);
    });
  await expect.poll(isOnTop).toBe(true);
}

for (const language of languages)
  test.describe(`above an on-screen keyboard, ${language}`, () => {
    test.use({ language });

    test('the login shows the field and its button, and a conversation the last message and its field', async ({
      page,
      speech: { translate },
    }) => {
      const meta = page.locator('meta[name=viewport]');
      await page.goto('/wishlist');
      await expect(meta).toHaveAttribute('content', /interactive-widget=resizes-content/);
      const login = page.getByRole('dialog');
      for (const label of ['Email or phone', 'Password']) {
        const field = login.getByRole('textbox', { name: translate(label) });
        await page.setViewportSize(PHONE);
        await field.tap();
        await page.setViewportSize(ABOVE_KEYBOARD);
        await everythingIdle(page);
        await expectInSight(field);
        await expectInSight(login.getByRole('button', { name: translate('Log in'), exact: true }));
      }

      await page.setViewportSize(PHONE);
      await become(page, 'orders');
      await page.goto('/products/1/details');
      await page
        .getByRole('button', { name: translate('Chat'), exact: true })
        .first()
        .tap();
      const chat = page.getByRole('dialog');
      const field = chat.getByRole('textbox', { name: translate('Your message') });
      await field.fill('Is it still there?');
      await page.keyboard.press('Enter');
      const last = chat.getByRole('log').getByText('Is it still there?').last();
      await expect(last).toBeInViewport();
      await page.setViewportSize(ABOVE_KEYBOARD);
      await expectInSight(last);
      await expectInSight(field);
      await expectInSight(chat.getByRole('button', { name: translate('Send'), exact: true }));
    });
  });

test('a tap opens the whole card of a favorite and of an order, and the first one on a star chooses it', async ({
  page,
}) => {
  const headers = { Authorization: `Bearer ${await become(page, 'orders')}` };
  await page.request.post('/api/favorite-add-or-remove', { headers, data: { product_id: 1 } });
  const card = page.getByRole('main').getByRole('article').first();
  /** Taps the card far from its texts and controls. */
  const tapCard = async () => {
    await expect(card).toBeVisible();
    await card.tap({ position: { x: 8, y: 100 } });
  };
  await page.goto('/wishlist');
  await tapCard();
  await expect(page).toHaveURL(/\/products\/\d+\/details/);
  await page.goto('/order-history?order_status=delivered');
  await tapCard();
  await expect(page).toHaveURL(/\/order-history\/\d+/);
  await page
    .getByRole('button', { name: /^Review / })
    .first()
    .tap();
  const stars = page.getByRole('dialog').getByRole('radiogroup');
  await stars.locator('label').nth(3).tap();
  await expect(stars.getByRole('radio', { name: '4 of 5 stars' })).toBeChecked();
});

const dialogOf = (page: Page) => page.getByRole('dialog');

async function turn(page: Page, size: typeof PHONE): Promise<void> {
  await page.setViewportSize(size);
  await everythingIdle(page);
}

test('a turned phone keeps the typed search, the draft of the filters and the chosen variant', async ({
  page,
}) => {
  const dialog = dialogOf(page);
  await page.goto('/products');
  await page.getByRole('button', { name: /^Search for products/ }).tap();
  const search = dialog.getByRole('combobox');
  await search.fill('head');
  for (const size of [TURNED_PHONE, PHONE]) {
    await turn(page, size);
    await expect(search).toHaveValue('head');
    await expect(search).toBeFocused();
  }
  await dialog.getByRole('button', { name: 'Close' }).tap();
  await expect(dialog).toBeHidden();

  await page.getByRole('button', { name: 'Filters' }).tap();
  const filter = dialog.getByRole('button', { name: 'Electronics', exact: true });
  await filter.tap();
  await expect(filter).toHaveAttribute('aria-pressed', 'true');
  for (const size of [TURNED_PHONE, PHONE]) {
    await turn(page, size);
    await expect(filter).toHaveAttribute('aria-pressed', 'true');
  }
  await dialog.getByRole('button', { name: 'Close' }).tap();
  await expect(dialog).toBeHidden();

  await page.getByRole('button', { name: 'Add to Cart: Bora thermos in powder coat' }).tap();
  const variant = dialog.getByRole('radio', { name: 'Ivory' });
  await dialog.getByText('Ivory').tap();
  await expect(variant).toBeChecked();
  for (const size of [TURNED_PHONE, PHONE]) {
    await turn(page, size);
    await expect(variant).toBeChecked();
  }
});

test('a turned tablet applies the filters of its sheet, and leaves no sheet or menu over its bars', async ({
  page,
}) => {
  await become(page, 'orders');
  await page.setViewportSize(TABLET);
  await page.goto('/products');
  const dialog = dialogOf(page);
  const menu = page.getByRole('button', { name: 'Menu', exact: true });
  const shortcuts = page.getByRole('navigation', { name: 'Shortcuts' });
  await expect(shortcuts.getByRole('link', { name: 'Wishlist' })).toBeInViewport({ ratio: 1 });
  await menu.tap();
  await expect(dialog).toBeVisible();
  await turn(page, TURNED_TABLET);
  await expect(dialog).toHaveCount(0);
  await expect(shortcuts).toHaveCount(0);

  await turn(page, TABLET);
  await page.getByRole('button', { name: 'Filters' }).tap();
  await dialog.getByRole('button', { name: 'Electronics' }).tap();
  await turn(page, TURNED_TABLET);
  await expect(dialog).toHaveCount(0);
  const rail = page.getByRole('region', { name: 'Filters' });
  await expect(rail.getByRole('button', { name: 'Electronics' })).toHaveAttribute('aria-pressed', 'true');
  await expect(page).toHaveURL(/category/);

  await page.getByRole('button', { name: 'All categories' }).tap();
  const categories = page.getByRole('navigation', { name: 'All categories' });
  await expect(categories).toBeVisible();
  await turn(page, TABLET);
  await expect(categories).toBeHidden();
  await menu.tap();
  await expect(dialog).toBeVisible();
  await turn(page, TURNED_TABLET);
  await expect(dialog).toHaveCount(0);
  await page.getByRole('button', { name: 'My account' }).tap();
  await turn(page, TABLET);
  await expect(page.getByRole('menuitem', { name: 'Dashboard' })).toBeInViewport();
});
