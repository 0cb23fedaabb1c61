import { clientOf, shoppers, signIn, type Client } from './support/client';
import { demoForThisFile } from './support/shop';

const demo = demoForThisFile();

const headphones = 1; // Volt & Wave
const casserole = 55; // Copper Pan
const volt = 2;
const copper = 5;
const cashOrder = { shop_ids: [volt], address_id: 1, payment_method: 'cash' };

const stockOf = async (productId: number): Promise<number> => {
  const { body } = await clientOf(demo).get(`/product-details?product_id=${productId}`);
  return body.data.product.quantity;
};

const orderCount = async (client: Client): Promise<number> => (await client.get('/orders')).body.data.total;

describe('placing an order', () => {
  it('removes the products from stock and cart, and lists the order in the history', async () => {
    const client = await signIn(demo);
    const before = await stockOf(headphones);
    await client.post('/cart/store', { product_id: headphones, quantity: 2, color: 2, size: 3 });
    await client.post('/cart/store', { product_id: casserole });
    const placed = await client.post('/place-order', { ...cashOrder, note: 'Please ring' });
    expect(placed).toMatchObject({ status: 200, body: { data: { order_payment_url: null } } });
    expect(await stockOf(headphones)).toBe(before - 2);
    const cart = await client.get('/carts');
    expect(cart.body.data.cart_items.map((group) => group.shop_id)).toEqual([copper]);
    const [newest] = (await client.get('/orders')).body.data.orders;
    expect(newest).toMatchObject({ quantity: 1, order_status: 'Pending', payment_status: 'Pending' });
    const detail = (await client.get(`/order-details?order_id=${newest.id}`)).body.data.order;
    expect(detail.products).toEqual([
      expect.objectContaining({
        id: headphones,
        order_qty: 2,
        price: 909,
        discount_price: 759,
        rating: null,
      }),
    ]);
    expect(detail.products[0]).toMatchObject({ color: { name: 'Black' }, size: { name: 'L' } });
  });

  it('creates one order per shop, which together cost the amount of the checkout', async () => {
    const client = await signIn(demo);
    await client.post('/cart/store', { product_id: headphones });
    await client.post('/cart/store', { product_id: casserole, quantity: 3 });
    const request = { shop_ids: [volt, copper], shield_shipping: true, coupon_code: 'COPPER5' };
    const { checkout } = (await client.post('/cart/checkout', request)).body.data;
    const before = await orderCount(client);
    await client.post('/place-order', { ...request, address_id: 1, payment_method: 'cash' });
    const { orders, total } = (await client.get('/orders')).body.data;
    expect(total).toBe(before + 2);
    const cents = (amount: number) => Math.round(amount * 100);
    const paid = orders.slice(0, 2).reduce((sum, order) => sum + cents(order.amount), 0);
    expect(paid).toBe(cents(checkout.payable_amount));
  });

  it('changes nothing when a product is sold out', async () => {
    const client = await signIn(demo);
    await client.post('/cart/store', { product_id: headphones });
    await client.post('/cart/store', { product_id: 4, quantity: 3 });
    await client.post('/qa/stock', { product_id: 4, quantity: 2 });
    const before = { stock: await stockOf(headphones), orders: await orderCount(client) };
    const refused = await client.post('/place-order', cashOrder);
    expect(refused.status).toBe(422);
    expect(refused.body).toEqual({ message: 'Not enough of Mono 2 room speaker with 360° sound is left.' });
    expect({ stock: await stockOf(headphones), orders: await orderCount(client) }).toEqual(before);
    // The next request of the cart reports the change.
    const cart = (await client.get('/carts')).body.data;
    expect(cart.info).toBe('Fewer left than you wanted: Mono 2 room speaker with 360° sound');
    expect(cart.total).toBe(2);
  });

  it('leaves the cart unchanged after "Buy Now"', async () => {
    const client = await signIn(demo);
    await client.post('/cart/store', { product_id: casserole });
    const now = await client.post('/cart/store', { product_id: headphones, quantity: 2, is_buy_now: true });
    expect(now.body.data).toMatchObject({ total: 1, cart_items: [{ shop_id: volt }] });
    await client.post('/place-order', { ...cashOrder, is_buy_now: true });
    expect((await client.get('/carts?is_buy_now=1')).body.data.total).toBe(0);
    expect((await client.get('/carts')).body.data.cart_items).toMatchObject([{ shop_id: copper }]);
  });

  it.each([
    ['an empty cart', { shop_ids: [8] }, undefined],
    ["somebody else's address", { address_id: 3 }, 'address_id'],
    ['a way to pay that is not offered', { payment_method: 'wallet' }, 'payment_method'],
    ['no shop', { shop_ids: [] }, 'shop_ids'],
    ['a voucher that has run out', { coupon_code: 'SUMMER' }, undefined],
  ])('refuses %s', async (_, change, field) => {
    const client = await signIn(demo);
    await client.post('/cart/store', { product_id: headphones });
    const before = await stockOf(headphones);
    const { status, body } = await client.post('/place-order', { ...cashOrder, ...change });
    expect(status).toBe(422);
    expect(Object.keys(body.errors ?? {})).toEqual(field ? [field] : []);
    expect(await stockOf(headphones)).toBe(before);
  });
});

describe('the same key', () => {
  it('places one order and returns the first response again', async () => {
    const client = await signIn(demo);
    await client.post('/cart/store', { product_id: headphones });
    const before = await orderCount(client);
    const press = client.with({ headers: { 'Idempotency-Key': 'press-1' } });
    const request = { ...cashOrder, payment_method: 'marsa_pay' };
    const responses = await Promise.all([1, 2, 3].map(() => press.post('/place-order', request)));
    expect(responses.map((response) => response.status)).toEqual([200, 200, 200]);
    expect(new Set(responses.map((response) => response.body.data.order_payment_url)).size).toBe(1);
    expect(await orderCount(client)).toBe(before + 1);
  });

  it('can be used again after a refusal, but not for another order', async () => {
    const client = (await signIn(demo)).with({ headers: { 'Idempotency-Key': 'press-2' } });
    expect((await client.post('/place-order', cashOrder)).status).toBe(422);
    await client.post('/cart/store', { product_id: headphones });
    expect((await client.post('/place-order', cashOrder)).status).toBe(200);
    expect((await client.post('/place-order', { ...cashOrder, note: 'other' })).status).toBe(422);
  });
});

it('sells the last 5 pieces to 5 of 20 parallel buyers', async () => {
  const lastFive = 3;
  expect(await stockOf(lastFive)).toBe(5);
  const buyers = await shoppers(demo, 20);
  await Promise.all(buyers.map(({ client }) => client.post('/cart/store', { product_id: lastFive })));
  const responses = await Promise.all(
    buyers.map(({ client, addressId }) =>
      client.post('/place-order', { shop_ids: [volt], address_id: addressId, payment_method: 'cash' }),
    ),
  );
  const statuses = responses.map((response) => response.status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(5);
  expect(statuses.filter((status) => status === 422)).toHaveLength(15);
  expect(await stockOf(lastFive)).toBe(0);
});
