import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, BrowserContext, WebSocketRoute } from '@playwright/test';
import { account, logInByCode, openSeeded, resetDemo } from './qa/seededVisit';
import { withQaBrowser } from './withQaBrowser';

// Rerecords the cases of `__tests__/cases` in a real browser with the demo backend: `npm run record-cases`,
// or `npm run record-cases -- chat-with-drop` for one.

const folder = join(__dirname, '..', '__tests__', 'cases');
/** Page without pictures and lists, for small cases. */
const QUIET_PAGE = '/news';

async function loginByCode(context: BrowserContext): Promise<string> {
  const visit = await openSeeded(context, QUIET_PAGE);
  await visit.act((page) => page.getByRole('button', { name: 'Welcome Login' }).first().click());
  await logInByCode(visit, context.request);
  return visit.save();
}

/** Collects a voucher in the cart, applies it at the checkout and places the order. */
async function voucherAtCheckout(context: BrowserContext): Promise<string> {
  const token = await signIn(context);
  const headers = { Authorization: `Bearer ${token}` };
  const request = async <T>(path: string) =>
    ((await (await context.request.get(`/api${path}`, { headers })).json()) as { data: T }).data;
  const { products } = await request<{ products: Offer[] }>('/products?per_page=60');
  for (const { id, quantity, price, discount_price: reduced, shop, sizes, colors } of products) {
    const { coupons } = await request<{ coupons: Coupon[] }>(`/get-vouchers?shop_id=${shop.id}`);
    const usable = coupons.find(
      (coupon) => !coupon.is_collected && coupon.min_order_amount <= (reduced || price),
    );
    if (!usable || quantity < 5) continue;
    const choice = { size: sizes[0]?.id ?? null, color: colors[0]?.id ?? null, unit: null };
    const line = { product_id: id, quantity: 1, ...choice, is_buy_now: false };
    await context.request.post('/api/cart/store', { headers, data: line });
    return useVoucher(context, shop.name, usable.code);
  }
  throw new Error('No voucher of the demo counts for one product');
}

interface Offer {
  id: number;
  quantity: number;
  price: number;
  discount_price: number;
  shop: { id: number; name: string };
  sizes: { id: number }[];
  colors: { id: number }[];
}

interface Coupon {
  code: string;
  min_order_amount: number;
  is_collected: boolean;
}

async function useVoucher(context: BrowserContext, shop: string, code: string): Promise<string> {
  const { act, page, save } = await openSeeded(context, QUIET_PAGE);
  await act(() => page.getByRole('button', { name: /^My Cart/ }).click());
  await act(() => page.getByRole('button', { name: `Voucher ${shop}` }).click());
  await act(() => page.getByRole('button', { name: `Collect ${code}` }).click());
  const vouchers = page.getByRole('dialog', { name: `Voucher from ${shop}` });
  await act(() => vouchers.getByRole('button', { name: 'Close' }).click());
  await act(() => page.getByRole('dialog').getByRole('checkbox').check());
  await act(() => page.getByRole('button', { name: 'Proceed to Checkout' }).click());
  const vouchersOfShop = page.getByRole('group', { name: `Voucher from ${shop}` }).first();
  await act(() => vouchersOfShop.getByRole('button', { name: /off$/ }).first().click());
  await act(() => page.getByRole('radio', { name: 'Cash on delivery' }).check());
  await act(() => page.getByRole('button', { name: 'Place Order' }).click());
  await page.getByRole('dialog', { name: 'Your order has been placed' }).waitFor();
  return save();
}

/** Close code of the socket's protocol that requests an immediate reconnect. */
const RECONNECT = { code: 4200 };

/**
 * Sends a message, drops the socket until the chat shows it, then reconnects and refetches missed messages.
 */
async function chatWithDrop(context: BrowserContext): Promise<string> {
  await signIn(context);
  let socket: WebSocketRoute | undefined;
  let isOffline = false;
  await context.routeWebSocket(/\/app\//, (opened) => {
    socket = opened;
    if (!isOffline) opened.connectToServer();
  });
  const { act, page, save } = await openSeeded(context, '/messages', { hurry: 10 });
  await act(() => page.getByRole('list', { name: 'Conversations' }).getByRole('link').first().click());
  await act(() => page.getByRole('textbox', { name: 'Your message' }).fill('Is it still there?'));
  await act(() => page.getByRole('textbox', { name: 'Your message' }).press('Enter'));
  await act(async () => {
    isOffline = true;
    await socket?.close(RECONNECT);
    await page.getByText('New messages do not arrive by themselves right now.').waitFor();
  });
  await act(async () => {
    isOffline = false;
    const refetch = page.waitForRequest((call) => call.url().includes('/get-message'));
    await socket?.close(RECONNECT);
    await refetch;
  });
  return save();
}

/** Signs the demo account in by a persisted token; returns the token. */
async function signIn(context: BrowserContext): Promise<string> {
  const login = { phone: account.email, password: account.password };
  const response = await context.request.post('/api/login', { data: login });
  const { data } = (await response.json()) as { data: { access: { token: string } } };
  await context.addInitScript((token) => window.localStorage.setItem('token', token), data.access.token);
  return data.access.token;
}

const cases: Readonly<Record<string, (context: BrowserContext) => Promise<string>>> = {
  'login-by-code': loginByCode,
  'voucher-at-checkout': voucherAtCheckout,
  'chat-with-drop': chatWithDrop,
};

async function record(browser: Browser, baseURL: string, name: string): Promise<void> {
  const visit = cases[name];
  if (!visit) throw new Error(`No case "${name}"; there are ${Object.keys(cases).join(', ')}.`);
  const context = await browser.newContext({ baseURL, viewport: { width: 1440, height: 900 } });
  await resetDemo(context.request);
  const saved = await visit(context);
  writeFileSync(join(folder, `${name}.case.json`), saved);
  console.log(`${(saved.length / 1000).toFixed(0).padStart(4)} kB  ${name}`);
  await context.close();
}

async function main(): Promise<void> {
  const names = process.argv.slice(2);
  await withQaBrowser(async (browser, origin) => {
    for (const name of names.length > 0 ? names : Object.keys(cases)) await record(browser, origin, name);
  });
}

main().then(
  () => process.exit(0),
  (problem: unknown) => {
    console.error(problem);
    process.exit(1);
  },
);
