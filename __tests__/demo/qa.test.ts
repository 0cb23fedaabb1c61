import { clientOf, shoppers, signIn } from './support/client';
import { demoForThisFile } from './support/shop';

const demo = demoForThisFile();
const client = clientOf(demo);

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
