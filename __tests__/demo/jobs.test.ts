import { clientOf, signIn, type Client } from './support/client';
import { demoForThisFile } from './support/shop';

const demo = demoForThisFile();
const minute = 60_000;
const day = 1_440 * minute;

let client: Client;
beforeEach(async () => {
  client = await signIn(demo);
});

const passes = (ms: number) => client.post('/qa/clock', { offsetMs: ms });

async function buy(payment_method: string) {
  const [product] = (await client.get('/products?shop_id=2&per_page=1')).body.data.products;
  await client.post('/cart/store', { product_id: product.id });
  const order = { shop_ids: [2], address_id: 1, payment_method };
  const { body } = await client.post('/place-order', order);
  const [{ id }] = (await client.get('/orders')).body.data.orders;
  return { id, productId: product.id, paymentUrl: body.data.order_payment_url };
}

const order = async (id: number) => (await client.get(`/order-details?order_id=${id}`)).body.data.order;
const stock = async (id: number) =>
  (await client.get(`/product-details?product_id=${id}`)).body.data.product.quantity;

describe('orders', () => {
  it('advance by the clock until delivery, and are then paid', async () => {
    const { id } = await buy('cash');
    const statuses = [];
    for (const ms of [2 * minute, 4 * minute, 20 * minute, 100 * minute, 300 * minute, 20 * day]) {
      await passes(ms);
      statuses.push((await order(id)).order_status);
    }
    expect(statuses).toEqual(['Pending', 'Confirm', 'Processing', 'Pickup', 'On The Way', 'Delivered']);
    expect(await order(id)).toMatchObject({ payment_status: 'Paid' });
  });

  it('catch up after a long sleep', async () => {
    const { id } = await buy('cash');
    await passes(20 * day);
    expect((await order(id)).order_status).toBe('Delivered');
  });

  it('wait for an online payment, and stay canceled', async () => {
    const paid = await buy('marsa_pay');
    const canceled = await buy('cash');
    await client.post('/orders/cancel', { order_id: canceled.id });
    await passes(1 * day);
    expect((await order(paid.id)).order_status).toBe('Pending');
    await fetch(`${demo.origin}${paid.paymentUrl}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body: 'decision=pay',
      redirect: 'manual',
    });
    await passes(1 * day + 5 * minute);
    expect(await order(paid.id)).toMatchObject({ order_status: 'Confirm', payment_status: 'Paid' });
    expect((await order(canceled.id)).order_status).toBe('Cancelled');
  });

  it('of the seed do not advance, so that every status remains visible', async () => {
    const counts = async () => (await client.get('/orders')).body.data.status_wise_orders;
    const before = await counts();
    await passes(20 * day);
    expect(await counts()).toEqual(before);
  });
});

describe('stock', () => {
  it('is restocked the day after a product sold out', async () => {
    const [product] = (await client.get('/products?shop_id=2&per_page=1')).body.data.products;
    await client.post('/qa/stock', { product_id: product.id, quantity: 1 });
    const { productId } = await buy('cash');
    expect(await stock(productId)).toBe(0);
    await passes(23 * 60 * minute);
    expect(await stock(productId)).toBe(0);
    await passes(25 * 60 * minute);
    expect(await stock(productId)).toBeGreaterThan(0);
  });

  it('of products without initial stock stays empty', async () => {
    const [product] = (await client.get('/products?shop_id=2&per_page=1')).body.data.products;
    await client.post('/qa/stock', { product_id: product.id, quantity: 0 });
    await passes(10 * day);
    expect(await stock(product.id)).toBe(0);
  });
});

it('forgets the key of an order after a week, in which it orders once', async () => {
  const [product] = (await client.get('/products?shop_id=2&per_page=1')).body.data.products;
  const pressed = client.with({ headers: { 'Idempotency-Key': 'press-1' } });
  const count = async () => (await client.get('/orders')).body.data.total;
  const before = await count();
  const press = async () => {
    await client.post('/cart/store', { product_id: product.id });
    await pressed.post('/place-order', { shop_ids: [2], address_id: 1, payment_method: 'cash' });
  };
  await press();
  await passes(6 * day);
  await press();
  expect(await count()).toBe(before + 1);
  await passes(8 * day);
  await press();
  expect(await count()).toBe(before + 2);
});

it('sends the date of the demo’s clock', async () => {
  await passes(3 * day);
  const { headers } = await clientOf(demo).get('/master');
  expect(Date.parse(headers.get('date') ?? '') - Date.now()).toBeGreaterThan(2 * day);
});
