/** The demo backend of this worker. */
export const demoOrigin = originOfWorker();

function originOfWorker(): string {
  const origins = (process.env.DEMO_ORIGINS ?? '').split(' ');
  const worker = Number(process.env.JEST_WORKER_ID ?? 1);
  const origin = origins[(worker - 1) % origins.length];
  if (!origin) throw new Error('No demo backend is running for the flow tests');
  return origin;
}

export interface Fault {
  method?: string;
  /** A path such as /api/home. */
  path: string;
  status?: number;
  delayMs?: number;
  body?: 'html' | 'cut' | 'drop';
  /** JSON of the response. */
  response?: unknown;
  /** Value of the Retry-After header, in seconds. */
  retryAfter?: number;
  /** Number of affected requests; unlimited by default. */
  times?: number;
}

async function post(
  path: string,
  body: unknown = {},
  headers: Record<string, string> = {},
): Promise<Response> {
  const response = await fetch(`${demoOrigin}${path}`, {
    method: 'POST',
    // No keep-alive: the demo may close an idle connection when the next test begins.
    headers: { 'Content-Type': 'application/json', Connection: 'close', ...headers },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path} returned ${response.status}: ${await response.text()}`);
  return response;
}

/** Controls of the demo backend for tests. */
export const demo = {
  /** Resets the database to the seed. */
  reset: () => post('/qa/reset'),
  fault: (fault: Fault) => post('/qa/faults', fault),
  /** Advances the demo's clock by an offset in milliseconds. */
  clock: (offsetMs: number) => post('/qa/clock', { offsetMs }),
  /** Stops the demo's clock at a Unix time in milliseconds, until the reset. */
  stopClock: (time: number) => post('/qa/clock', { stoppedAt: time }),
  /** Overrides settings of /master until the reset. */
  settings: (settings: Record<string, unknown>) => post('/qa/master', settings),
  /** Signs a user in on another device; returns the token. */
  async logIn(credentials: { phone: string; password: string }): Promise<string> {
    const response = await post('/api/login', credentials);
    return ((await response.json()) as { data: { access: { token: string } } }).data.access.token;
  },
  /** Confirms the code of a phone number on another device. */
  async verify(phone: string): Promise<void> {
    await post('/api/send-otp', { phone, phone_code: '971', forgot_password: null });
    const response = await fetch(`${demoOrigin}/qa/otp?phone=${phone}`);
    const { data } = (await response.json()) as { data: { otp: string } };
    await post('/api/verify-otp', { phone, otp: data.otp });
  },
  /** Adds one piece of a product to the cart of the token's user. */
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
  /** Toggles a product on the wishlist of the token's user. */
  like: (productId: number, token: string) =>
    post('/api/favorite-add-or-remove', { product_id: productId }, { Authorization: `Bearer ${token}` }),
  addAddress: (token: string, address: object) =>
    post('/api/address/store', address, { Authorization: `Bearer ${token}` }),
  /** Updates an address of the token's user on another device. */
  changeAddress: (token: string, address: { id: number }) =>
    post(`/api/address/${address.id}/update`, address, { Authorization: `Bearer ${token}` }),
  /** Orders one piece of the first product with cash on delivery for the token's user. */
  async placeOrder(token: string, addressId: number): Promise<void> {
    await demo.addToCart(1, token);
    const { cart_items: shops } = await requestDemo<{ cart_items: { shop_id: number }[] }>('/carts', token);
    const shopIds = shops.map((shop) => shop.shop_id);
    await demo.orderShops(token, shopIds, addressId);
  },
  /** Orders the cart's products of these shops with cash on delivery. */
  orderShops: (token: string, shopIds: readonly number[], addressId: number) =>
    post(
      '/api/place-order',
      { shop_ids: shopIds, address_id: addressId, payment_method: 'cash', shield_shipping: false },
      { Authorization: `Bearer ${token}` },
    ),
  cancelOrder: (orderId: number, token: string) =>
    post('/api/orders/cancel', { order_id: orderId }, { Authorization: `Bearer ${token}` }),
  /** Collects a voucher on another device. */
  collect: (couponId: number, token: string) =>
    post('/api/vouchers-collect', { coupon_id: couponId }, { Authorization: `Bearer ${token}` }),
  /** Removes all faults; keeps the data. */
  clearFaults: () => fetch(`${demoOrigin}/qa/faults`, { method: 'DELETE', headers: { Connection: 'close' } }),
  /** Sends a one-time code to the phone of an account. */
  sendCode: (phone: string) => post('/api/send-otp', { phone, phone_code: '971', forgot_password: null }),
  setStock: (productId: number, quantity: number) => post('/qa/stock', { product_id: productId, quantity }),
  /** Requests a note of when a sold-out product is back, on another device. */
  setStockAlert: (productId: number, token: string) =>
    post(
      '/api/stock-alert',
      { product_id: productId, is_wanted: true },
      { Authorization: `Bearer ${token}` },
    ),
  /** Sets a price in cents, without a discount. */
  setPrice: (productId: number, cents: number) => post('/qa/price', { product_id: productId, cents }),
};

/** Sends a message to a shop on another device of the token's user. */
export const sendMessage = (token: string, shopId: number, message: string) =>
  post('/api/send-message', { shop_id: shopId, message, type: 'user' }, { Authorization: `Bearer ${token}` });

/** Returns the HTTP status of an authenticated GET request. */
export async function statusOf(path: string, token: string): Promise<number> {
  const headers = { Authorization: `Bearer ${token}`, Connection: 'close' };
  return (await fetch(`${demoOrigin}/api${path}`, { headers })).status;
}

/** Sends a request as another client, to compare its data. */
export async function requestDemo<T>(path: string, token?: string): Promise<T> {
  const response = await fetch(`${demoOrigin}/api${path}`, {
    headers: { Connection: 'close', ...(token ? { Authorization: `Bearer ${token}` } : {}) },
  });
  return ((await response.json()) as { data: T }).data;
}
