/** The demo backend of this worker. */
export const demoOrigin = originOfWorker();

function originOfWorker(): string {
  const origins = (process.env.DEMO_ORIGINS ?? '').split(' ');
  const worker = Number(process.env.JEST_WORKER_ID ?? 1);
  const origin = origins[(worker - 1) % origins.length];
  if (!origin) throw new Error('No demo backend runs for the stories');
  return origin;
}

export interface Fault {
  method?: string;
  /** A path below the origin, such as /api/home. */
  path: string;
  status?: number;
  delayMs?: number;
  body?: 'html' | 'cut' | 'drop';
  /** The JSON to answer with. */
  answer?: unknown;
  /** Seconds, told in the header of that name. */
  retryAfter?: number;
  /** How often; for good when absent. */
  times?: number;
}

async function post(
  path: string,
  body: unknown = {},
  headers: Record<string, string> = {},
): Promise<Response> {
  const response = await fetch(`${demoOrigin}${path}`, {
    method: 'POST',
    // Not kept alive: the demo may close an idle connection just when the next test begins.
    headers: { 'Content-Type': 'application/json', Connection: 'close', ...headers },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
  return response;
}

/** What QA may do to the demo backend from outside. */
export const demo = {
  /** Everything back to the seed. */
  reset: () => post('/qa/reset'),
  fault: (fault: Fault) => post('/qa/faults', fault),
  /** Puts the demo's clock ahead by so many milliseconds. */
  clock: (offsetMs: number) => post('/qa/clock', { offsetMs }),
  /** Overrides settings of /master until the reset. */
  settings: (settings: Record<string, unknown>) => post('/qa/master', settings),
  /** Signs somebody in as another device would; answers the token. */
  async logIn(credentials: { phone: string; password: string }): Promise<string> {
    const response = await post('/api/login', credentials);
    return ((await response.json()) as { data: { access: { token: string } } }).data.access.token;
  },
  /** Puts one piece of a product into the cart of whoever owns the token. */
  addToCart: (
    productId: number,
    token: string,
    choice: { size: number | null; color: number | null } = { size: null, color: null },
  ) =>
    post(
      '/api/cart/store',
      { product_id: productId, quantity: 1, ...choice, unit: null, is_buy_now: false },
      { Authorization: `Bearer ${token}` },
    ),
  removeFromCart: (productId: number, token: string) =>
    post('/api/cart/delete', { product_id: productId }, { Authorization: `Bearer ${token}` }),
  deleteAddress: (token: string, id: number) =>
    fetch(`${demoOrigin}/api/address/${id}/delete`, {
      method: 'DELETE',
      headers: { Authorization: `Bearer ${token}`, Connection: 'close' },
    }),
  /** Presses the heart of a product for whoever owns the token. */
  like: (productId: number, token: string) =>
    post('/api/favorite-add-or-remove', { product_id: productId }, { Authorization: `Bearer ${token}` }),
  /** An address of whoever owns the token is written anew, as on another device. */
  changeAddress: (token: string, address: { id: number }) =>
    post(`/api/address/${address.id}/update`, address, { Authorization: `Bearer ${token}` }),
  /** Orders one piece of a product, in cash, for whoever owns the token. */
  async placeOrder(token: string, addressId: number, productId = 1): Promise<void> {
    await demo.addToCart(productId, token);
    const { cart_items: shops } = await askDemo<{ cart_items: { shop_id: number }[] }>('/carts', token);
    const shopIds = shops.map((shop) => shop.shop_id);
    await demo.orderShops(token, shopIds, addressId);
  },
  /** Orders what the cart has of these shops, in cash. */
  orderShops: (token: string, shopIds: readonly number[], addressId: number) =>
    post(
      '/api/place-order',
      { shop_ids: shopIds, address_id: addressId, payment_method: 'cash', shield_shipping: false },
      { Authorization: `Bearer ${token}` },
    ),
  cancelOrder: (orderId: number, token: string) =>
    post('/api/orders/cancel', { order_id: orderId }, { Authorization: `Bearer ${token}` }),
  /** Collects a voucher, as another device of the shopper would. */
  collect: (couponId: number, token: string) =>
    post('/api/vouchers-collect', { coupon_id: couponId }, { Authorization: `Bearer ${token}` }),
  /** Every fault is gone; the data stays as it is. */
  clearFaults: () => fetch(`${demoOrigin}/qa/faults`, { method: 'DELETE', headers: { Connection: 'close' } }),
  setStock: (productId: number, quantity: number) => post('/qa/stock', { product_id: productId, quantity }),
  /** A new price, in cents, without any discount. */
  setPrice: (productId: number, cents: number) => post('/qa/price', { product_id: productId, cents }),
};

/** What a read of somebody's own is answered with. */
export async function statusOf(path: string, token: string): Promise<number> {
  const headers = { Authorization: `Bearer ${token}`, Connection: 'close' };
  return (await fetch(`${demoOrigin}/api${path}`, { headers })).status;
}

/** A call as another client would make it, for facts to compare with. */
export async function askDemo<T>(path: string, token?: string): Promise<T> {
  const response = await fetch(`${demoOrigin}/api${path}`, {
    headers: { Connection: 'close', ...(token ? { Authorization: `Bearer ${token}` } : {}) },
  });
  return ((await response.json()) as { data: T }).data;
}
