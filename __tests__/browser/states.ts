import type { Locator, Page } from '@playwright/test';
import type { Speech } from './shop';
import { become, expect } from './shop';
import { isComplete } from './variants';

interface Ids {
  order: number;
  delivered: number;
  ticket: string;
}

type Visit = Pick<Speech, 'translate'> & { page: Page; ids: Ids };

/** A page, or a page with something open on it. */
interface State {
  name: string;
  open: (visit: Visit) => Promise<void>;
  /** Exists on screens of this kind only. */
  only?: 'wide' | 'narrow';
  /** Visited on every screen also in the short run, which visits the other ones on one kind of screen. */
  isSample?: boolean;
}

const at = (address: string | ((ids: Ids) => string), isSample = false): State => ({
  name: typeof address === 'string' ? address : address({ order: 0, delivered: 0, ticket: 'TK' }),
  isSample,
  open: async ({ page, ids }) => {
    await page.goto(typeof address === 'string' ? address : address(ids), { waitUntil: 'networkidle' });
  },
});

/** A state that a press opens, on the page at `address` or else on that of the state before. */
const pressed = (
  name: string,
  address: string | null,
  find: (page: Page, translate: Speech['translate']) => Locator,
  more: Pick<State, 'only' | 'isSample'> & {
    shows?: 'article' | 'dialog' | 'menu' | 'navigation' | 'log';
  } = {},
): State => ({
  name,
  ...more,
  open: async ({ page, translate }) => {
    if (address) await page.goto(address, { waitUntil: 'networkidle' });
    await find(page, translate).first().click();
    await expect(page.getByRole(more.shows ?? 'dialog').last()).toBeVisible();
  },
});

const button = (page: Page | Locator, name: string) => page.getByRole('button', { name });

const photoOf = async (page: Page) => ({
  name: 'photo.png',
  mimeType: 'image/png',
  buffer: await page.screenshot(),
});

const ofVisitors: State[] = [
  pressed('registration', '/wishlist', (page, t) => button(page.getByRole('dialog'), t('Sign Up')), {
    isSample: true,
  }),
  pressed('login with errors', '/wishlist', (page, t) =>
    page.getByRole('dialog').getByRole('button', { name: t('Log in'), exact: true }),
  ),
];

const ofMembers: State[] = [
  at('/', true),
  pressed('categories', null, (page, t) => button(page, t('All categories')), {
    only: 'wide',
    isSample: true,
    shows: 'navigation',
  }),
  pressed('user menu', '/shops', (page, t) => button(page, t('My account')), {
    only: 'wide',
    isSample: true,
    shows: 'menu',
  }),
  pressed('side menu', '/shops', (page, t) => page.getByRole('button', { name: t('Menu'), exact: true }), {
    only: 'narrow',
    isSample: true,
  }),
  pressed('cart', '/shops', (page, t) => button(page, t('My Cart')), { isSample: true }),
  // Above the dialog of the cart.
  pressed('vouchers', null, (page, t) => button(page.getByRole('dialog'), t('Voucher')), {
    isSample: true,
    shows: 'article',
  }),
  pressed('filters', '/products', (page, t) => button(page, t('Filters')), {
    only: 'narrow',
    isSample: true,
  }),
  at('/products'),
  at('/products?rating=5', true),
  at('/products?search=nosuchthing'),
  at('/shops/3', true),
  at('/shops/3?tab=reviews'),
  at('/shops/3?tab=about'),
  at('/shops/3/categories/6'),
  at('/products/1/details', true),
  pressed('gallery', null, (page, t) => button(page, t('Full screen')), { isSample: true }),
  at('/categories'),
  at('/categories/1'),
  at('/most-popular'),
  at('/best-deal'),
  at('/flash-sale/1'),
  at('/buynow'),
  {
    name: 'checkout',
    isSample: true,
    open: async ({ page, translate }) => {
      await page.goto('/shops', { waitUntil: 'networkidle' });
      await button(page, translate('My Cart')).first().click();
      const cart = page.getByRole('dialog');
      await cart.getByRole('checkbox').first().check();
      await button(cart, translate('Proceed to Checkout')).click();
      await page.waitForURL('**/checkout');
      await expect(button(page, translate('Change address'))).toBeVisible();
    },
  },
  pressed('change address', null, (page, t) => button(page, t('Change address'))),
  at('/order-history'),
  at(({ order }) => `/order-history/${order}`, true),
  {
    name: 'review form',
    open: async ({ page, translate, ids }) => {
      await page.goto(`/order-history/${ids.delivered}`, { waitUntil: 'networkidle' });
      await button(page.getByRole('main'), translate('Review')).first().click();
      const form = page.getByRole('dialog');
      await form.locator('input[type=file]').setInputFiles(await photoOf(page));
      await expect(form.locator('img[src^="blob:"]')).toBeVisible();
    },
  },
  at('/wishlist', true),
  at('/profile'),
  at('/manage-address'),
  at('/manage-address/new', true),
  at('/manage-address/1/edit'),
  at('/change-password'),
  at('/support-tickets'),
  at(({ ticket }) => `/support-ticket/${ticket}`),
  at('/messages'),
  pressed(
    'conversation',
    '/messages',
    (page, t) => page.getByRole('list', { name: t('Conversations') }).getByRole('link'),
    { isSample: true, shows: 'log' },
  ),
  {
    name: 'photos in a conversation',
    open: async ({ page, translate }) => {
      await page.goto('/messages', { waitUntil: 'networkidle' });
      const list = page.getByRole('list', { name: translate('Conversations') });
      // The seed's second conversation ends with a photo.
      await list.getByRole('link').nth(1).click();
      await expect(page.getByRole('log').locator('button img').last()).toBeVisible();
      await page
        .locator('input[type=file]')
        .first()
        .setInputFiles(await photoOf(page));
      await expect(page.locator('img[src^="blob:"]')).toBeVisible();
    },
  },
  at('/dashboard'),
  at('/become-a-seller'),
  at('/contact-us'),
  at('/support'),
  at('/privacy-policy'),
  at('/news'),
  at('/blog/the-third-kiln'),
  at('/nowhere/at/all'),
  {
    name: 'card under the pointer',
    only: 'wide',
    isSample: true,
    open: async ({ page }) => {
      await page.goto('/', { waitUntil: 'networkidle' });
      const card = page.getByRole('article').first();
      await card.scrollIntoViewIfNeeded();
      await card.hover();
    },
  },
];

async function fillCart(page: Page): Promise<Ids> {
  const headers = { Authorization: `Bearer ${await become(page, 'orders')}` };
  const addition = { quantity: 1, color: null, size: null, unit: null, is_buy_now: false };
  for (const id of [1, 2])
    await page.request.post('/api/cart/store', { headers, data: { product_id: id, ...addition } });
  const get = async <T>(path: string) =>
    ((await (await page.request.get(`/api${path}`, { headers })).json()) as { data: T }).data;
  const { orders } = await get<{ orders: { id: number; order_status: string }[] }>('/orders');
  const { support_tickets: tickets } = await get<{ support_tickets: { ticket_no: string }[] }>(
    '/support-tickets',
  );
  const delivered = orders.find(({ order_status: status }) => status === 'Delivered');
  return { order: orders[0]?.id ?? 0, delivered: delivered?.id ?? 0, ticket: tickets[0]?.ticket_no ?? '' };
}

/** Opens one state after another, of a visitor, then of a shopper with orders and a cart. */
export async function visitStates(
  page: Page,
  { translate }: Speech,
  check: (name: string) => Promise<void>,
): Promise<void> {
  const kind = (page.viewportSize()?.width ?? 0) < 900 ? 'narrow' : 'wide';
  const open = async (states: State[], ids: Ids) => {
    for (const [index, { name, open: openState, only, isSample }] of states.entries()) {
      const kindOfTurn = index % 2 === 0 ? 'wide' : 'narrow';
      if ((only ?? kind) !== kind || !(isSample || isComplete || kindOfTurn === kind)) continue;
      await openState({ page, translate, ids });
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
      await check(name);
    }
  };
  await open(ofVisitors, { order: 0, delivered: 0, ticket: '' });
  await open(ofMembers, await fillCart(page));
}
