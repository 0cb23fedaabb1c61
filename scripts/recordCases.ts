import type { Browser, BrowserContext, WebSocketRoute } from '@playwright/test';
import { account, logInByCode, openSeeded, resetDemo } from './qa/seededVisit';
import { readCase } from '../src/features/cases/caseFile';
import { writeCaseFiles } from './qa/writeCaseFiles';
import { withQaBrowser } from './withQaBrowser';

// Rerecords the cases of `__tests__/cases` in a real browser with the demo backend: `npm run record-cases`,
// or `npm run record-cases -- chat-with-drop` for one.

/** Page without pictures and lists, for small cases. */
const QUIET_PAGE = '/news';

async function loginByCode(context: BrowserContext): Promise<string> {
  const visit = await openSeeded(context, QUIET_PAGE);
  await visit.act((page) => page.getByRole('button', { name: 'Welcome Login' }).first().click());
  await logInByCode(visit, context.request);
  await visit.pin(
    { text: 'Login Successful', at: 'bottom left', times: 1 },
    { row: 'session/sessionStarted', times: 1 },
  );
  return visit.save();
}

/** Collects a voucher in the cart, applies it at the checkout and places the order. */
async function voucherAtCheckout(context: BrowserContext): Promise<string> {
  const { token } = await signIn(context);
  const { product, coupon } = await findVoucher(context, token);
  const { id, sizes, colors, shop } = product;
  const choice = { size: sizes[0]?.id ?? null, color: colors[0]?.id ?? null, unit: null };
  const line = { product_id: id, quantity: 1, ...choice, is_buy_now: false };
  const headers = { Authorization: `Bearer ${token}` };
  await context.request.post('/api/cart/store', { headers, data: line });
  return useVoucher(context, shop.name, coupon.code);
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

/** Of the order with the voucher; without it AED172.25. */
const REDUCED_AMOUNT = 149.04;
const NEWEST_AMOUNT = 'api.queries.getOrders({"page":1,"status":"all"}).data.orders.0.amount';

/** Orders a product with a coupon code; the order in the history is as cheap as in the checkout. */
async function couponKept(context: BrowserContext): Promise<string> {
  const { token } = await signIn(context);
  const { product, coupon } = await findVoucher(context, token);
  const { act, page, pin, save } = await openSeeded(context, productPath(product), { hurry: 10 });
  await act(() => page.getByRole('button', { name: 'Buy Now' }).first().click());
  await act(() => page.getByRole('textbox', { name: 'Coupon code' }).fill(coupon.code));
  await act(() => page.getByRole('button', { name: 'Apply' }).click());
  await pin({ text: `${coupon.code} is counted` });
  await act(() => page.getByRole('radio', { name: 'Cash on delivery' }).check());
  await act(() => page.getByRole('button', { name: 'Place Order' }).click());
  await pin(
    { row: 'checkout/placingStarted', where: { 'payload.amount': REDUCED_AMOUNT } },
    { state: NEWEST_AMOUNT, is: REDUCED_AMOUNT },
  );
  return save();
}

/** The response to the order is lost; the shop looks the order up and finds it. */
async function lostOrder(context: BrowserContext): Promise<string> {
  const { token } = await signIn(context);
  const { product } = await findVoucher(context, token);
  const { act, page, pin, save } = await openSeeded(
    context,
    `${productPath(product)}?qa=fault:placeOrder:cut:1`,
    { hurry: 10 },
  );
  await act(() => page.getByRole('button', { name: 'Buy Now' }).first().click());
  await act(() => page.getByRole('radio', { name: 'Cash on delivery' }).check());
  await act(() => page.getByRole('button', { name: 'Place Order' }).click());
  await pin(
    { row: 'api/placeOrder/pending', times: 1 },
    { row: 'checkout/orderPlaced', times: 1 },
    { text: 'Your order has been placed' },
  );
  return save();
}

interface Product {
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

const productPath = ({ id }: Product) => `/products/${id}/details`;

/** A product with a voucher of its shop that one piece of it is enough for. */
async function findVoucher(context: BrowserContext, token: string) {
  const headers = { Authorization: `Bearer ${token}` };
  const request = async <T>(path: string) =>
    ((await (await context.request.get(`/api${path}`, { headers })).json()) as { data: T }).data;
  const { products } = await request<{ products: Product[] }>('/products?per_page=60');
  for (const product of products) {
    const { price, discount_price: reduced, quantity, shop } = product;
    const { coupons } = await request<{ coupons: Coupon[] }>(`/get-vouchers?shop_id=${shop.id}`);
    const coupon = coupons.find((each) => !each.is_collected && each.min_order_amount <= (reduced || price));
    if (coupon && quantity >= 5) return { product, coupon };
  }
  throw new Error('No voucher of the demo counts for one product');
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

/** Sends a message, which is shown once in the conversation and once in the list beside it. */
async function messageOnce(context: BrowserContext): Promise<string> {
  await signIn(context);
  const { act, page, pin, save } = await openSeeded(context, '/messages?shop=2', { hurry: 10 });
  await act(() => page.getByRole('textbox', { name: 'Your message' }).fill('Is it still there?'));
  await act(() => page.getByRole('textbox', { name: 'Your message' }).press('Enter'));
  await pin({ row: 'api/sendMessage/pending', times: 1 }, { text: 'Is it still there?', times: 2 });
  return save();
}

/** Reads a conversation; the number of unread messages falls. */
async function unreadCount(context: BrowserContext): Promise<string> {
  await signIn(context);
  const { act, page, pin, save } = await openSeeded(context, '/messages', { hurry: 10 });
  await act(() => page.getByRole('list', { name: 'Conversations' }).getByRole('link').first().click());
  await pin({ state: 'api.queries.getUnreadMessages(1).data', is: 1 });
  return save();
}

/** Signs the demo account in by a persisted token. */
async function signIn(context: BrowserContext): Promise<{ token: string }> {
  const login = { phone: account.email, password: account.password };
  const response = await context.request.post('/api/login', { data: login });
  const { data } = (await response.json()) as { data: { access: { token: string } } };
  await context.addInitScript((token) => window.localStorage.setItem('token', token), data.access.token);
  return data.access;
}

const cases: Readonly<Record<string, (context: BrowserContext) => Promise<string>>> = {
  'login-by-code': loginByCode,
  'voucher-at-checkout': voucherAtCheckout,
  'chat-with-drop': chatWithDrop,
  'coupon-kept': couponKept,
  'lost-order': lostOrder,
  'message-once': messageOnce,
  'unread-count': unreadCount,
};

async function record(browser: Browser, baseURL: string, name: string): Promise<void> {
  const visit = cases[name];
  if (!visit) throw new Error(`No case "${name}"; there are ${Object.keys(cases).join(', ')}.`);
  const context = await browser.newContext({ baseURL, viewport: { width: 1440, height: 900 } });
  await resetDemo(context.request);
  const saved = await visit(context);
  const read = readCase(saved);
  if ('problem' in read) throw new Error(read.problem);
  writeCaseFiles(name, read.found);
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
