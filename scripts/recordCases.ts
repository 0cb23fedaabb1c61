import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, BrowserContext, WebSocketRoute } from '@playwright/test';
import { account, logInByCode, openSeeded, resetDemo } from './qa/seededVisit';
import { withQaBrowser } from './withQaBrowser';

// Records the cases of `__tests__/cases` anew, in a real browser before the demo: `npm run record-cases`, or `-- chat-with-drop` for one.

const folder = join(__dirname, '..', '__tests__', 'cases');
/** Pages without pictures and lists make small cases. */
const QUIET_PAGE = '/news';

async function loginByCode(context: BrowserContext): Promise<string> {
  const visit = await openSeeded(context, QUIET_PAGE);
  await visit.act((page) => page.getByRole('button', { name: 'Welcome Login' }).first().click());
  await logInByCode(visit, context.request);
  return visit.save();
}

/** A bag of a shop with a voucher: collected in the cart, used at the checkout, ordered. */
async function voucherAtCheckout(context: BrowserContext): Promise<string> {
  const token = await signIn(context);
  const headers = { Authorization: `Bearer ${token}` };
  const ask = async <T>(path: string) =>
    ((await (await context.request.get(`/api${path}`, { headers })).json()) as { data: T }).data;
  const { products } = await ask<{ products: Offer[] }>('/products?per_page=60');
  for (const { id, quantity, price, discount_price: reduced, shop, sizes, colors } of products) {
    const { coupons } = await ask<{ coupons: Coupon[] }>(`/get-vouchers?shop_id=${shop.id}`);
    const fits = coupons.find(
      (coupon) => !coupon.is_collected && coupon.min_order_amount <= (reduced || price),
    );
    if (!fits || quantity < 5) continue;
    const choice = { size: sizes[0]?.id ?? null, color: colors[0]?.id ?? null, unit: null };
    const line = { product_id: id, quantity: 1, ...choice, is_buy_now: false };
    await context.request.post('/api/cart/store', { headers, data: line });
    return useVoucher(context, shop.name, fits.code);
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
  const own = page.getByRole('group', { name: `Voucher from ${shop}` }).first();
  await act(() => own.getByRole('button', { name: /off$/ }).first().click());
  await act(() => page.getByRole('radio', { name: 'Cash on delivery' }).check());
  await act(() => page.getByRole('button', { name: 'Place Order' }).click());
  await page.getByRole('dialog', { name: 'Your order has been placed' }).waitFor();
  return save();
}

/** "Come back at once", in the words of the socket's protocol. */
const COME_BACK = { code: 4200 };

/** A message is sent; the socket drops and stays away until the chat says so; it comes back, and what was missed is asked for. */
async function chatWithDrop(context: BrowserContext): Promise<string> {
  await signIn(context);
  let socket: WebSocketRoute | undefined;
  let isAway = false;
  await context.routeWebSocket(/\/app\//, (opened) => {
    socket = opened;
    if (!isAway) opened.connectToServer();
  });
  const { act, page, save } = await openSeeded(context, '/messages', { hurry: 10 });
  await act(() => page.getByRole('list', { name: 'Conversations' }).getByRole('link').first().click());
  await act(() => page.getByRole('textbox', { name: 'Your message' }).fill('Is it still there?'));
  await act(() => page.getByRole('textbox', { name: 'Your message' }).press('Enter'));
  await act(async () => {
    isAway = true;
    await socket?.close(COME_BACK);
    await page.getByText('New messages do not arrive by themselves right now.').waitFor();
  });
  await act(async () => {
    isAway = false;
    const again = page.waitForRequest((call) => call.url().includes('/get-message'));
    await socket?.close(COME_BACK);
    await again;
  });
  return save();
}

/** Signs the demo account in as an earlier visit would have; answers the token. */
async function signIn(context: BrowserContext): Promise<string> {
  const login = { phone: account.email, password: account.password };
  const answer = await context.request.post('/api/login', { data: login });
  const { data } = (await answer.json()) as { data: { access: { token: string } } };
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
