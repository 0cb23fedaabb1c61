import type { Page } from '@playwright/test';
import { become, expect, expectNamedAndOrdered, test } from './shop';
import { isComplete } from './variants';

interface Details {
  order: number;
  ticket: string;
}

/** Ids and slugs of the seed for URLs. The cart gets a product, so that its amounts are rendered. */
async function prepare(page: Page): Promise<Details> {
  const token = await become(page, 'orders');
  const headers = { Authorization: `Bearer ${token}` };
  const request = async <T>(path: string) =>
    ((await (await page.request.get(`/api${path}`, { headers })).json()) as { data: T }).data;
  const addition = { product_id: 1, quantity: 1, color: null, size: null, unit: null, is_buy_now: false };
  await page.request.post('/api/cart/store', { headers, data: addition });
  const { orders } = await request<{ orders: { id: number }[] }>('/orders');
  const { support_tickets: tickets } = await request<{ support_tickets: { ticket_no: string }[] }>(
    '/support-tickets',
  );
  return { order: orders[0]?.id ?? 0, ticket: tickets[0]?.ticket_no ?? '' };
}

const pages = ({ order, ticket }: Details) => ({
  public: [
    '/',
    '/shops',
    '/shops/3',
    '/shops/3?tab=reviews',
    '/shops/3?tab=about',
    '/shops/3/categories/6',
    '/products',
    '/products?rating=5',
    '/products?search=nosuchthing',
    '/products/1/details',
    '/categories',
    '/categories/1',
    '/most-popular',
    '/best-deal',
    '/flash-sale/1',
    '/checkout',
    '/buynow',
    '/contact-us',
    '/support',
    '/privacy-policy',
    '/news',
    '/blog/the-third-kiln',
    '/nowhere/at/all',
  ],
  account: [
    '/dashboard',
    '/become-a-seller',
    '/order-history',
    `/order-history/${order}`,
    '/wishlist',
    '/profile',
    '/manage-address',
    '/manage-address/new',
    '/manage-address/1/edit',
    '/change-password',
    '/support-tickets',
    `/support-ticket/${ticket}`,
    '/messages',
  ],
});

for (const [width, language, sampleGroup] of [
  [1440, 'en', 'public'],
  [390, 'ar', 'account'],
] as const) {
  test.describe(`${width} px wide, ${language}`, () => {
    test.use({ viewport: { width, height: 900 }, language });

    for (const group of ['public', 'account'] as const) {
      if (!isComplete && group !== sampleGroup) continue;
      test(`accessible names contain the visible text, and headings skip no level, on every ${group} page`, async ({
        page,
      }) => {
        for (const path of pages(await prepare(page))[group]) {
          await page.goto(path, { waitUntil: 'networkidle' });
          await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
          await expect(page.getByRole('heading', { level: 1 }), path).toHaveCount(1);
          await expectNamedAndOrdered(page, path);
        }
      });
    }

    test('accessible names contain the visible text in every overlay', async ({
      page,
      speech: { translate },
    }) => {
      await prepare(page);
      await page.goto('/', { waitUntil: 'networkidle' });
      const card = page.getByRole('article').first();
      await card.scrollIntoViewIfNeeded();
      await card.hover();
      await expectNamedAndOrdered(page, 'a card under the pointer');
      await page
        .getByRole('button', { name: translate('My Cart') })
        .first()
        .click();
      const drawer = page.getByRole('dialog', { name: translate('My Cart') });
      await drawer.getByRole('checkbox').check();
      await expectNamedAndOrdered(page, 'the cart drawer');
      await page.keyboard.press('Escape');
      await expect(drawer).toHaveCount(0);
      if (width > 900) {
        await page.getByRole('button', { name: translate('All categories') }).click();
        await page.getByRole('navigation', { name: translate('All categories') }).waitFor();
        await expectNamedAndOrdered(page, 'the menu of categories');
        await page.keyboard.press('Escape');
        await page.getByRole('button', { name: translate('My account') }).click();
        await page.getByRole('menu').waitFor();
        await expectNamedAndOrdered(page, 'the menu of the user');
      } else {
        await page.getByRole('button', { name: translate('Menu'), exact: true }).click();
        await page.getByRole('dialog').waitFor();
        await expectNamedAndOrdered(page, 'the side menu');
        await page.goto('/products', { waitUntil: 'networkidle' });
        await page.getByRole('button', { name: translate('Filters') }).click();
        await page.getByRole('dialog').waitFor();
        await expectNamedAndOrdered(page, 'the filter sheet');
      }
      await page.goto('/messages', { waitUntil: 'networkidle' });
      await page
        .getByRole('list', { name: translate('Conversations') })
        .getByRole('link')
        .first()
        .click();
      await page.getByRole('log').waitFor();
      await expectNamedAndOrdered(page, 'a conversation');
    });

    test('accessible names contain the visible text in the login dialogs', async ({
      page,
      speech: { translate },
    }) => {
      await page.goto('/wishlist', { waitUntil: 'networkidle' });
      const dialog = page.getByRole('dialog');
      await expect(dialog).toBeVisible();
      await expectNamedAndOrdered(page, 'Login');
      await dialog.getByRole('button', { name: translate('Sign Up') }).click();
      await expect(dialog.getByLabel(translate('Name'), { exact: true })).toBeVisible();
      await expectNamedAndOrdered(page, 'Registration');
    });
  });
}
