import { shopId } from '../../demo/seed/shops';
import { clientOf, shoppers, signIn } from './support/client';
import { demoForThisFile } from './support/shop';

const demo = demoForThisFile();
const client = clientOf(demo);
const unverified = { phone: '503334455', phone_code: '971', forgot_password: null };

describe('a reset', () => {
  it('restores everything, down to the next primary key', async () => {
    const visitDemo = async () => {
      const user = await signIn(demo);
      await user.post('/cart/store', { product_id: 1, quantity: 2 });
      await user.post('/cart/store', { product_id: 55 });
      await user.post('/place-order', { shop_ids: [2], address_id: 1, payment_method: 'cash' });
      await user.post('/favorite-add-or-remove', { product_id: 1 });
      await user.delete('/address/2/delete');
      const { orders } = (await user.get('/orders')).body.data;
      return {
        order: [orders[0].id, orders[0].order_code],
        stock: (await user.get('/product-details?product_id=1')).body.data.product.quantity,
        cart: (await user.get('/carts')).body.data.total,
        addresses: (await user.get('/addresses')).body.data.total,
        favorites: (await user.get('/favorite-products')).body.data.count,
      };
    };
    const first = await visitDemo();
    await client.post('/qa/reset');
    expect(await visitDemo()).toEqual(first);
  });

  it('tells when the database was seeded, which the times of its rows are relative to', async () => {
    const { seeded_at: seededAt } = (await client.get('/qa/seed')).body.data;
    const { running_flash_sale: sale } = (await client.get('/flash-sales')).body.data;
    const age = Date.parse(seededAt) - Date.parse(`${sale?.start_date}Z`);
    expect(age / 3_600_000).toBeCloseTo(20, 1);
  });

  it('ends sessions, faults and shoppers made for a test', async () => {
    const user = await signIn(demo);
    const [shopper] = await shoppers(demo, 1);
    await client.post('/qa/faults', { path: '/api/master', status: 500 });
    await client.post('/qa/reset');
    expect((await client.get('/master')).status).toBe(200);
    expect((await user.get('/profile')).status).toBe(401);
    expect((await shopper?.client.get('/profile'))?.status).toBe(401);
  });
});

describe('a fault', () => {
  it('responds with a status, the given number of times', async () => {
    await client.post('/qa/faults', { method: 'GET', path: '/home', status: 503, times: 2 });
    const statuses = [];
    for (let call = 0; call < 3; call += 1) statuses.push((await client.get('/home')).status);
    expect(statuses).toEqual([503, 503, 200]);
  });

  it('applies to one method and path, or to a prefix', async () => {
    await client.post('/qa/faults', { method: 'POST', path: '/api/cart/*', status: 500 });
    const user = await signIn(demo);
    expect((await user.get('/carts')).status).toBe(200);
    expect((await user.post('/cart/store', { product_id: 1 })).status).toBe(500);
    await client.delete('/qa/faults');
    expect((await user.post('/cart/store', { product_id: 1 })).status).toBe(200);
  });

  it('delays', async () => {
    await client.post('/qa/faults', { path: '/master', delayMs: 200, times: 1 });
    const started = Date.now();
    expect((await client.get('/master')).status).toBe(200);
    expect(Date.now() - started).toBeGreaterThanOrEqual(195);
  });

  it('responds with a page', async () => {
    await client.post('/qa/faults', { path: '/master', body: 'html', status: 502 });
    const response = await fetch(`${demo.origin}/api/master`);
    expect(response.status).toBe(502);
    expect(response.headers.get('content-type')).toMatch(/^text\/html/);
  });

  it('closes the connection before the work, or in the middle of the response', async () => {
    const user = await signIn(demo);
    const add = () => user.post('/cart/store', { product_id: 1 });
    const inCart = async () => (await user.get('/carts')).body.data.total;
    await client.post('/qa/faults', { path: '/cart/store', body: 'drop', times: 1 });
    await expect(add()).rejects.toThrow();
    expect(await inCart()).toBe(0);
    await client.post('/qa/faults', { path: '/cart/store', body: 'cut', times: 1 });
    await expect(add()).rejects.toThrow();
    expect(await inCart()).toBe(1);
  });

  it('is validated', async () => {
    expect((await client.post('/qa/faults', { status: 700 })).status).toBe(422);
    expect((await client.post('/qa/clock', { offsetMs: 'later' })).status).toBe(422);
    expect((await client.post('/qa/stock', { product_id: 9_999, quantity: 1 })).status).toBe(422);
  });
});

it('signs in as a persona', async () => {
  const roles = async (name: string) => {
    const { body } = await client.post('/qa/persona', { name });
    return (await clientOf(demo, { token: body.data.access.token }).get('/user/roles')).body.data.roles;
  };
  expect(await roles('seller')).toContain('shop');
  expect(await roles('new')).not.toContain('shop');
  expect((await client.post('/qa/persona', { name: 'emperor' })).status).toBe(422);
});

describe('the interface for a QA panel', () => {
  const nordlys = shopId('nordlys');

  it('lists its abilities', async () => {
    expect((await client.get('/qa')).body.data.abilities).toEqual([
      ...['clock', 'code', 'stock', 'reset', 'cart', 'coupon'],
    ]);
  });

  it('shows, moves, stops and runs the clock from where it is', async () => {
    const hour = 3_600_000;
    const set = async (change: object) => (await client.post('/qa/clock', change)).body.data;
    expect(await set({ moveMs: hour })).toMatchObject({ is_stopped: false });
    const moved = await set({ moveMs: hour });
    expect(Math.round(moved.offset_ms / 1000)).toBe(7200);
    const stopped = await set({ isStopped: true });
    expect((await client.get('/qa/clock')).body.data).toMatchObject({ now: stopped.now, is_stopped: true });
    const later = await set({ moveMs: hour });
    expect(Date.parse(later.now) - Date.parse(stopped.now)).toBe(hour);
    const running = await set({ isStopped: false });
    expect(running.is_stopped).toBe(false);
    expect(Date.parse(running.now) - Date.parse(later.now)).toBeLessThan(60_000);
    expect(await set({ offsetMs: 0 })).toMatchObject({ offset_ms: 0 });
  });

  it('returns the latest code, and whom it was sent to', async () => {
    expect((await client.get('/qa/otp')).status).toBe(404);
    await client.post('/send-otp', unverified);
    const { otp } = (await client.get('/qa/otp?phone=503334455')).body.data;
    expect((await client.get('/qa/otp')).body.data).toEqual({ otp, to: '503334455' });
    await client.post('/qa/reset');
    expect((await client.get('/qa/otp')).status).toBe(404);
  });

  it('sends the same codes again after a reset while the clock is stopped', async () => {
    const codes = async () => {
      await client.post('/qa/reset');
      await client.post('/qa/clock', { stoppedAt: Date.now() });
      const sent: string[] = [];
      for (let count = 0; count < 2; count += 1) {
        await client.post('/send-otp', unverified);
        sent.push((await client.get('/qa/otp')).body.data.otp);
      }
      return sent;
    };
    const first = await codes();
    expect(new Set(first).size).toBe(2);
    expect(await codes()).toEqual(first);
    await client.post('/qa/reset');
  });

  it('reads the stock that it sets', async () => {
    await client.post('/qa/stock', { product_id: 1, quantity: 3 });
    const { data } = (await client.get('/qa/stock?product_id=1')).body;
    expect(data).toMatchObject({ product_id: 1, quantity: 3 });
    expect(data.name).not.toBe('');
    expect((await client.get('/qa/stock?product_id=9999')).status).toBe(422);
  });

  it('fills the cart of a shopper with an address, again and again', async () => {
    const { account } = (await client.post('/qa/cart')).body.data;
    const shopper = await signIn(demo, account);
    const first = (await shopper.get('/carts')).body.data;
    expect(first.cart_items).toHaveLength(2);
    expect((await shopper.get('/addresses')).body.data.addresses).toHaveLength(1);
    await shopper.post('/cart/store', { product_id: 1 });
    await client.post('/qa/cart');
    expect((await shopper.get('/carts')).body.data).toEqual(first);
  });

  it('explains what a coupon lacks', async () => {
    const { account } = (await client.post('/qa/cart')).body.data;
    const user = await signIn(demo, account);
    const { cart_items: shops } = (await user.get('/carts')).body.data;
    const shopIds = shops.map((shop: { shop_id: number }) => shop.shop_id);
    const lacks = async (code: string) =>
      (await user.post('/qa/coupon', { code, shop_ids: shopIds })).body.data;
    // The shop of the coupon alone.
    const { body } = await user.post('/cart/checkout', { shop_ids: [nordlys] });
    const total = body.data.checkout.total_amount;
    expect(await lacks('PALACE')).toMatchObject({
      reason: 'belowMinimum',
      minimum_amount: 50_000,
      missing_amount: 50_000 - total,
      is_collected: false,
    });
    expect(await lacks('SUMMER')).toMatchObject({ reason: 'expired', shop: expect.any(String) });
    expect(await lacks('WINTER25')).toMatchObject({ reason: 'notYetValid' });
    expect(await lacks('OAK10')).toMatchObject({ reason: 'otherShop' });
    expect(await lacks('NONE')).toEqual({ reason: 'unknown' });
    expect((await client.post('/qa/coupon', { code: 'OAK10', shop_ids: shopIds })).status).toBe(401);
  });
});
