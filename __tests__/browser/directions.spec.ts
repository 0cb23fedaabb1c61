import type { Locator, Page } from '@playwright/test';
import { mixedTexts } from './measures';
import { rewriteJson } from './rewriteJson';
import { isComplete } from './variants';
import { restOnToasts } from './restOnToasts';
import { become, everythingIdle, expect, test } from './shop';

/**
 * Latin texts in right-to-left pages: they run from left to right, so that a full stop or an ellipsis is at
 * their end.
 */

const MESSAGE = 'The values are not known.';

test.use({ language: 'ar', viewport: { width: 390, height: 844 } });

/** Direction of the text, and whether it is at the start edge of its block, which is the right one. */
const layoutOf = (text: Locator) =>
  text.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    const [line, block] = [range.getBoundingClientRect(), element.getBoundingClientRect()];
    return { direction: getComputedStyle(element).direction, isAtStart: block.right - line.right < 2 };
  });

const LEFT_TO_RIGHT_AT_START = { direction: 'ltr', isAtStart: true };

test("keeps the direction of a server's English message in a toast and below a field", async ({
  page,
  speech: { translate },
}) => {
  const refusal = { message: MESSAGE, errors: { password: [MESSAGE] } };
  await page.request.post('/qa/faults', { data: { path: '/api/login', status: 422, response: refusal } });
  await restOnToasts(page);
  // Visitors of an account page are asked to log in.
  await page.goto('/change-password');
  const login = page.getByRole('dialog');
  await login.getByLabel(translate('Email or phone')).fill('someone@example.com');
  await login.getByLabel(translate('Password'), { exact: true }).fill('secret123');
  await login.getByRole('button', { name: translate('Log in'), exact: true }).click();

  const toast = page.getByRole('alert').getByText(MESSAGE);
  await expect(toast).toBeVisible();
  expect(await layoutOf(toast)).toEqual(LEFT_TO_RIGHT_AT_START);
  const below = login.getByText(MESSAGE);
  await expect(below).toBeVisible();
  expect(await layoutOf(below)).toEqual(LEFT_TO_RIGHT_AT_START);
});

test('shows the beginning of a long Latin name in the side menu', async ({ page, speech: { translate } }) => {
  const name = 'Wolfeschlegelsteinhausenbergerdorff Maximiliana of Hohenlohe';
  const token = await become(page, 'orders');
  const profileResponse = await page.request.post('/api/update-profile', {
    headers: { Authorization: `Bearer ${token}` },
    multipart: { name, phone: '501234567' },
  });
  expect(profileResponse.ok()).toBe(true);
  await page.goto('/news');
  await page
    .getByRole('button', { name: translate('Menu') })
    .first()
    .click();
  const shown = page.getByRole('dialog').getByText(name);
  await expect(shown).toBeVisible();
  const { direction, isClipped } = await shown.evaluate((element) => ({
    direction: getComputedStyle(element).direction,
    isClipped: element.scrollWidth > element.clientWidth,
  }));
  expect({ direction, isClipped }).toEqual({ direction: 'ltr', isClipped: true });
});

test('mirrors the cart, keeps a Latin address in order, and counts nothing in an empty cart', async ({
  page,
  speech: { translate },
}) => {
  const token = await become(page, 'orders');
  const headers = { Authorization: `Bearer ${token}` };
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/manage-address');
  const address = page.getByText(/^Apt 1204, Marina Heights/).first();
  await expect(address).toBeVisible();
  expect(await layoutOf(address)).toEqual(LEFT_TO_RIGHT_AT_START);
  await expect(page.getByText('+971 501234567').first()).toBeVisible();
  const tab = page.getByRole('button', { name: new RegExp(`^${translate('Open cart')}`) });
  await expect(tab).toContainText(translate('{count} items#zero'));
  await expect(tab).not.toContainText(/^٠/);

  const stored = await page.request.post('/api/cart/store', {
    headers,
    data: { product_id: 1, quantity: 1 },
  });
  expect(stored.ok()).toBe(true);
  await page.reload();
  await tab.click();
  const head = page.getByRole('dialog').locator('section > div').first();
  await expect(head).toBeVisible();
  const padding = await head.evaluate((element) => {
    const { paddingLeft, paddingRight } = getComputedStyle(element);
    return [paddingLeft, paddingRight].map(parseFloat);
  });
  // The box is at the right side, closer to the edge than the button at the left one.
  expect(padding[0]).toBeGreaterThan(padding[1] ?? Infinity);
  const cart = page.getByRole('dialog', { name: new RegExp(`^${translate('My Cart')}، `) });
  await expect(cart).toContainText('د.إ');
});

type Json = null | boolean | number | string | Json[] | { [name: string]: Json };

const SHOWN_TEXT = /^(name|title|brand|shop_name|summary|comment|last_message|subject|note|customer_name)$/;

/** Puts a text of the other direction before every text of the server, but for those of the settings. */
async function mixDirections(page: Page, mark: string): Promise<void> {
  const mix = (name: string, value: Json): Json => {
    if (typeof value === 'string') return SHOWN_TEXT.test(name) && value ? `${mark} (${value}).` : value;
    if (Array.isArray(value)) return value.map((item) => mix(name, item));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, mix(key, inner)]));
  };
  await rewriteJson(page, /^GET \/api\/(?!lang|master)/, (text) => mix('', JSON.parse(text) as Json));
}

for (const [language, mark, direction] of [
  ['en', 'متجر', 'rtl'],
  ['ar', 'Nordlys', 'ltr'],
] as const)
  test.describe(`texts of the other direction, ${language}`, () => {
    test.use({ language, viewport: { width: 1440, height: 900 } });

    test('every text of the server keeps its own direction on the main pages', async ({
      page,
      speech: { translate },
    }) => {
      const token = await become(page, 'orders');
      const headers = { Authorization: `Bearer ${token}` };
      await page.request.post('/api/cart/store', { headers, data: { product_id: 1, quantity: 1 } });
      const orders = await page.request.get('/api/orders', { headers });
      const { data } = (await orders.json()) as { data: { orders: { id: number }[] } };
      await mixDirections(page, mark);
      const expectOwnDirections = async (where: string) => {
        await everythingIdle(page);
        await expect(page.getByText(mark).first(), where).toBeAttached();
        expect.soft(await page.evaluate(mixedTexts, { mark, direction }), where).toEqual([]);
      };
      const paths = [
        ...['/', '/products', '/products/1/details', '/news', '/shops/3', '/flash-sale/1'],
        ...[`/order-history/${data.orders[0]?.id}`, '/checkout', '/wishlist', '/messages'],
        ...['/dashboard', '/categories', '/support-tickets', '/order-history', '/shops', '/manage-address'],
      ];
      // The short run visits half of the first pages in each language.
      const half = language === 'en' ? 0 : 1;
      for (const path of isComplete ? paths : paths.slice(0, 10).filter((_, at) => at % 2 === half)) {
        await page.goto(path, { waitUntil: 'networkidle' });
        await expectOwnDirections(path);
      }
      await page.goto('/shops');
      await page
        .getByRole('button', { name: translate('My Cart') })
        .first()
        .click();
      await expect(page.getByRole('dialog').getByRole('checkbox').first()).toBeVisible();
      await expectOwnDirections('cart');
    });
  });

test.describe('empty fields', () => {
  test.use({ language: 'ar' });

  test('run in the direction of the page', async ({ page, speech }) => {
    await become(page, 'orders');
    await page.goto('/products/5/details');
    await page
      .getByRole('button', { name: speech.translate('Chat'), exact: true })
      .first()
      .click();
    const field = page.getByRole('textbox', { name: speech.translate('Your message') });
    await expect(field).toHaveValue('');
    await expect(field).toHaveCSS('direction', 'rtl');
    await field.fill('Hello');
    await expect(field).toHaveCSS('direction', 'ltr');
  });
});
