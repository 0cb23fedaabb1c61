import { clientOf, signIn, type Client } from './support/client';
import { demoForThisFile } from './support/shop';

const demo = demoForThisFile();
const address = {
  name: 'Layla',
  phone: '501234567',
  address_line: 'Pier 7',
  address_type: 'office',
  is_default: false,
};

let client: Client;
beforeEach(async () => {
  client = await signIn(demo);
});

const list = async () => (await client.get('/addresses')).body.data.addresses;

describe('addresses', () => {
  it('are listed with the default one first', async () => {
    expect(await list()).toMatchObject([
      { id: 1, is_default: true, area: 'Dubai Marina', address_type: 'home' },
      { id: 2, is_default: false },
    ]);
  });

  it('have one default, by default the first', async () => {
    const { body } = await client.post('/address/store', { ...address, is_default: true });
    expect((await list()).map((row) => [row.id, row.is_default])).toEqual([
      [body.data.address.id, true],
      [1, false],
      [2, false],
    ]);
    const fresh = await signIn(demo, 'new@marsa.example');
    expect((await fresh.post('/address/store', address)).body.data.address.is_default).toBe(true);
  });

  it('can be changed and deleted, except those with an order', async () => {
    const changed = await client.post('/address/2/update', { ...address, area: 'Quay' });
    expect(changed.body.data.address).toMatchObject({ id: 2, area: 'Quay', flat_no: null });
    expect((await client.delete('/address/2/delete')).status).toBe(200);
    expect(await client.delete('/address/1/delete')).toMatchObject({
      status: 422,
      body: { message: 'This address belongs to an order and cannot be deleted.' },
    });
    expect((await list()).map((row) => row.id)).toEqual([1]);
  });

  it('are private to their user', async () => {
    const other = await signIn(demo, 'new@marsa.example');
    expect((await other.post('/address/1/update', address)).status).toBe(404);
    expect((await other.delete('/address/2/delete')).status).toBe(404);
    expect((await other.get('/addresses')).body.data).toEqual({ total: 0, addresses: [] });
  });

  it('name each invalid field', async () => {
    const { status, body } = await client.post('/address/store', { address_type: 'tent', latitude: 'north' });
    expect(status).toBe(422);
    expect(Object.keys(body.errors ?? {}).sort()).toEqual([
      'address_line',
      'address_type',
      'latitude',
      'name',
      'phone',
    ]);
  });
});

describe('favorites', () => {
  it('are toggled by each request, and marked in lists', async () => {
    const press = async () =>
      (await client.post('/favorite-add-or-remove', { product_id: 1 })).body.data.product.is_favorite;
    const { count } = (await client.get('/favorite-products')).body.data;
    expect(await press()).toBe(true);
    const favorites = (await client.get('/favorite-products')).body.data;
    expect(favorites).toMatchObject({ count: count + 1 });
    expect(favorites.products[0].id).toBe(1);
    expect((await client.get('/product-details?product_id=1')).body.data.product.is_favorite).toBe(true);
    expect((await clientOf(demo).get('/product-details?product_id=1')).body.data.product.is_favorite).toBe(
      false,
    );
    expect(await press()).toBe(false);
  });
});

describe('vouchers', () => {
  it('list the usable ones, and stay collected', async () => {
    const coupons = async () => (await client.get('/get-vouchers?shop_id=2')).body.data.coupons;
    expect((await coupons()).map((coupon) => coupon.code)).toEqual(['VOLT30', 'WAVE125']);
    expect((await coupons())[0]).toMatchObject({
      discount_type: 'Amount',
      discount: 30,
      is_collected: false,
    });
    for (let press = 0; press < 2; press += 1) {
      const { status, body } = await client.post('/vouchers-collect', { coupon_id: 3 });
      expect(status).toBe(200);
      expect(body.data.coupon).toMatchObject({ id: 3, is_collected: true });
    }
    expect((await coupons())[0]).toMatchObject({ is_collected: true });
    expect((await client.post('/vouchers-collect', { coupon_id: 11 })).status).toBe(422);
  });
});

describe('orders', () => {
  it('are counted by status and listed newest first', async () => {
    const { data } = (await client.get('/orders')).body;
    expect(data.status_wise_orders).toEqual({
      // One order has a status that is not part of the API.
      all: 13,
      pending: 1,
      confirm: 1,
      processing: 1,
      pickup: 1,
      on_the_way: 1,
      delivered: 5,
      cancelled: 2,
    });
    expect(data.orders.map((order) => order.id)).toEqual([13, 12, 11, 10, 9, 8, 7, 6, 5, 4]);
    for (const status of ['on_the_way', 'On The Way']) {
      const found = (await client.get(`/orders?order_status=${encodeURIComponent(status)}`)).body.data;
      expect(found).toMatchObject({ total: 1, orders: [{ id: 11 }] });
    }
    expect((await client.get('/orders?per_page=2&page=2')).body.data.orders).toHaveLength(2);
  });

  it('can be canceled while they are pending, which restores the stock', async () => {
    const detail = (await client.get('/order-details?order_id=13')).body.data.order;
    const [bought] = detail.products;
    const stock = async () =>
      (await client.get(`/product-details?product_id=${bought.id}`)).body.data.product.quantity;
    const before = await stock();
    const { body } = await client.post('/orders/cancel', { order_id: 13 });
    expect(body.data.order).toMatchObject({ id: 13, order_status: 'Cancelled' });
    expect(await stock()).toBe(before + bought.order_qty);
    expect((await client.post('/orders/cancel', { order_id: 13 })).status).toBe(422);
    expect((await client.post('/orders/cancel', { order_id: 1 })).status).toBe(422);
  });

  it('are private to their user', async () => {
    const other = await signIn(demo, 'new@marsa.example');
    for (const response of [
      await other.get('/order-details?order_id=13'),
      await other.post('/orders/cancel', { order_id: 13 }),
      await other.get('/order-payment/13/marsa_pay'),
    ]) {
      expect(response).toMatchObject({ status: 422, body: { message: 'Order not found' } });
    }
  });
});

describe('paying', () => {
  const decide = (url: string, decision: string) =>
    fetch(`${demo.origin}${url}`, {
      method: 'POST',
      body: new URLSearchParams({ decision }),
      redirect: 'manual',
    });
  const statusOf = async () =>
    (await client.get('/order-details?order_id=13')).body.data.order.payment_status;
  const open = async () =>
    (await client.get('/order-payment/13/marsa_pay')).body.data.order_payment_url ?? '';

  const paymentStatusOf = async (id: number) =>
    (await client.get(`/order-details?order_id=${id}`)).body.data.order.payment_status;
  /** Returns an order that awaits its first payment. */
  async function placeOnline(): Promise<{ id: number; paymentUrl: string }> {
    await client.post('/cart/store', { product_id: 1 });
    const [shop] = (await client.get('/carts')).body.data.cart_items;
    const order = { shop_ids: [shop.shop_id], address_id: 1, payment_method: 'marsa_pay' };
    const paymentUrl = (await client.post('/place-order', order)).body.data.order_payment_url ?? '';
    const [{ id }] = (await client.get('/orders')).body.data.orders;
    return { id, paymentUrl };
  }

  it('shows a page that redirects to the storefront', async () => {
    const url = await open();
    const page = await fetch(`${demo.origin}${url}`);
    expect(page.headers.get('content-type')).toMatch(/^text\/html/);
    expect(await page.text()).toContain('Decline');
    const declined = await decide(url, 'decline');
    expect(declined.status).toBe(303);
    expect(declined.headers.get('location')).toMatch(/^\/order\/\d+\/payment\/cancel$/);
    expect(await statusOf()).toBe('Pending');
    // A decision is final; another attempt creates a new payment.
    expect((await decide(url, 'pay')).headers.get('location')).toMatch(/cancel$/);
    expect((await decide(await open(), 'pay')).headers.get('location')).toMatch(/success$/);
    expect(await statusOf()).toBe('Paid');
    expect((await client.get('/order-payment/13/marsa_pay')).status).toBe(422);
  });

  it('voids the earlier payments of an order that is paid again', async () => {
    const order = await placeOnline();
    const pay = async () =>
      (await client.get(`/order-payment/${order.id}/marsa_pay`)).body.data.order_payment_url ?? '';
    const second = await pay();
    const third = await pay();
    for (const url of [order.paymentUrl, second]) {
      const page = await fetch(`${demo.origin}${url}`);
      expect(page.status).toBe(410);
      const html = await page.text();
      expect(html).toContain('This payment is no longer valid.');
      expect(html).not.toContain('<form');
      // The page that waits for it reads what became of the order.
      expect(html).toMatch(/href="\/order\/\d+\/payment\/cancel"/);
      expect((await decide(url, 'pay')).status).toBe(410);
      expect(await paymentStatusOf(order.id)).toBe('Pending');
    }
    expect((await decide(third, 'pay')).headers.get('location')).toMatch(/success$/);
    expect(await paymentStatusOf(order.id)).toBe('Paid');
  });

  it('refuses the payment of a canceled order, on an old page or a new one', async () => {
    const order = await placeOnline();
    await client.post('/orders/cancel', { order_id: order.id });
    expect((await decide(order.paymentUrl, 'pay')).status).toBe(410);
    expect(await paymentStatusOf(order.id)).toBe('Pending');
    expect(await client.get(`/order-payment/${order.id}/marsa_pay`)).toMatchObject({
      status: 422,
      body: { message: 'This order was cancelled.' },
    });
  });

  it('uses the language of the shop instead of the browser’s', async () => {
    const url = await open();
    expect(url).toMatch(/\?lang=en$/);
    const arabic = url.replace(/en$/, 'ar');
    const page = await fetch(`${demo.origin}${arabic}`, { headers: { 'Accept-Language': 'en-US' } });
    expect(await page.text()).toContain('dir="rtl"');
  });

  it('refuses unknown payments and methods', async () => {
    expect((await fetch(`${demo.origin}/api/gateway/guess`)).status).toBe(404);
    expect((await client.get('/order-payment/13/wallet')).status).toBe(422);
    expect((await client.get('/order-payment/13/cash')).status).toBe(422);
  });
});
