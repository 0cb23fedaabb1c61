import { clientOf, signIn, type Client } from './support/client';
import type { Body } from './support/shapes';
import { demoForThisFile } from './support/shop';

const demo = demoForThisFile();

const headphones = 1;
const soldOut = 6;
const lastFive = 3;

const linesOf = (body: Body) => body.data.cart_items.flatMap((group) => group.products);
let client: Client;
beforeEach(async () => {
  client = await signIn(demo);
});

describe('the cart', () => {
  it('is grouped by shop, with final prices', async () => {
    await client.post('/cart/store', { product_id: headphones, quantity: 2, color: 8, size: 3 });
    await client.post('/cart/store', { product_id: 55 });
    const { body } = await client.get('/carts');
    expect(body.data).toMatchObject({ total: 2, info: null });
    expect(Object.keys(body.data.cart_items[0]).sort()).toEqual(
      [
        'delivery_charge',
        'estimated_delivery_time',
        'is_on_holiday',
        'products',
        'shop_id',
        'shop_logo',
        'shop_name',
        'shop_rating',
      ].sort(),
    );
    // 899.00 and 749.00, 10.00 for size L and 25.00 for the last color.
    expect(linesOf(body)[0]).toMatchObject({
      id: headphones,
      price: 934,
      discount_price: 784,
      discount_percentage: 16,
      quantity: 2,
      color: { id: 8, name: 'Sand' },
      size: { id: 3, name: 'L' },
      unit: null,
    });
  });

  it('has one line per product: quantities add up, and the last choice wins', async () => {
    await client.post('/cart/store', { product_id: headphones, color: 1, size: 1 });
    const { body } = await client.post('/cart/store', {
      product_id: headphones,
      quantity: 2,
      color: 2,
      size: 4,
    });
    expect(linesOf(body)).toMatchObject([{ quantity: 3, color: { id: 2 }, size: { id: 4 } }]);
  });

  it('accepts numbers and flags as text', async () => {
    const { status, body } = await client.post('/cart/store', {
      product_id: '1',
      quantity: '2',
      color: '',
      size: null,
      is_buy_now: '0',
    });
    expect(status).toBe(200);
    expect(linesOf(body)).toMatchObject([{ quantity: 2, color: null, size: null }]);
  });

  it('increments and decrements, and responds with a message', async () => {
    await client.post('/cart/store', { product_id: headphones });
    const up = await client.post('/cart/increment', { product_id: headphones });
    expect(linesOf(up.body)).toMatchObject([{ quantity: 2 }]);
    const down = await client.post('/cart/decrement', { product_id: headphones });
    expect(down.body.message).toBe('product quantity decreased');
    const removed = await client.post('/cart/decrement', { product_id: headphones });
    expect(removed.body).toMatchObject({
      message: 'product removed from cart',
      data: { total: 0, cart_items: [] },
    });
  });

  it('responds in English in every language, because the storefront compares the messages', async () => {
    await client.post('/cart/store', { product_id: headphones });
    const removed = await client.with({ locale: 'ar' }).post('/cart/delete', { product_id: headphones });
    expect(removed.body.message).toBe('product removed from cart');
  });

  it('never exceeds the stock', async () => {
    expect((await client.post('/cart/store', { product_id: lastFive, quantity: 6 })).body).toEqual({
      message: 'Only 5 left in stock.',
    });
    await client.post('/cart/store', { product_id: lastFive, quantity: 5 });
    expect((await client.post('/cart/increment', { product_id: lastFive })).status).toBe(422);
    expect((await client.post('/cart/store', { product_id: soldOut })).body).toEqual({
      message: 'This product is out of stock.',
    });
  });

  it('removes sold-out products with a message', async () => {
    await client.post('/cart/store', { product_id: headphones });
    await client.post('/qa/stock', { product_id: headphones, quantity: 0 });
    const { body } = await client.get('/carts');
    expect(body.data).toMatchObject({ total: 0, cart_items: [] });
    expect(body.data.info).toMatch(/^Sold out and removed from your cart: Aura/);
    expect((await client.get('/carts')).body.data.info).toBeNull();
  });

  it('puts a line aside, out of the cart and its figures, and back with as many pieces as are left', async () => {
    await client.post('/cart/store', { product_id: headphones, quantity: 3, color: 8, size: 3 });
    const [line] = linesOf((await client.get('/carts')).body);
    const saved = (await client.post('/cart/save', { product_id: headphones })).body.data;
    expect(saved).toMatchObject({ total: 0, cart_items: [], saved_items: [line] });
    expect((await client.post('/cart/save', { product_id: headphones })).status).toBe(422);
    const { checkout_items: counted } = (await client.post('/cart/checkout', { shop_ids: [1] })).body.data;
    expect(counted).toEqual([]);
    await client.post('/qa/stock', { product_id: headphones, quantity: 2 });
    const { body } = await client.post('/cart/restore', { product_id: headphones });
    expect(linesOf(body)).toEqual([{ ...line, quantity: 2 }]);
    expect(body.data.saved_items).toEqual([]);

    // Adding the product takes it out of the saved ones, with the new choice.
    await client.post('/cart/save', { product_id: headphones });
    const added = (await client.post('/cart/store', { product_id: headphones, color: 2 })).body;
    expect(linesOf(added)).toMatchObject([{ quantity: 1, color: { id: 2 }, size: null }]);
    expect(added.data.saved_items).toEqual([]);
    await client.post('/cart/save', { product_id: headphones });
    expect((await client.post('/cart/delete', { product_id: headphones })).body.data.saved_items).toEqual([]);
  });

  it('counts all of five concurrent requests', async () => {
    await client.post('/cart/store', { product_id: headphones });
    await Promise.all(
      Array.from({ length: 5 }, () => client.post('/cart/increment', { product_id: headphones })),
    );
    expect(linesOf((await client.get('/carts')).body)).toMatchObject([{ quantity: 6 }]);
  });

  it('is private to its user', async () => {
    await client.post('/cart/store', { product_id: headphones });
    const other = await signIn(demo, 'new@marsa.example');
    expect((await other.get('/carts')).body.data.total).toBe(0);
    expect((await other.post('/cart/delete', { product_id: headphones })).status).toBe(422);
  });

  it('needs a signed-in user', async () => {
    for (const path of [
      '/cart/store',
      '/cart/increment',
      '/cart/decrement',
      '/cart/delete',
      '/cart/save',
      '/cart/restore',
      '/cart/checkout',
    ]) {
      expect((await clientOf(demo).post(path, {})).status).toBe(401);
    }
  });
});

describe('checkout', () => {
  const figures = async (request: unknown) => (await client.post('/cart/checkout', request)).body;

  it('consists of whole cents that add up', async () => {
    await client.post('/cart/store', { product_id: headphones, quantity: 3, color: 8, size: 3 });
    await client.post('/cart/store', { product_id: 62, quantity: 3 });
    const body = await figures({ shop_ids: [2, 5], shield_shipping: true });
    const { checkout } = body.data;
    const cents = (amount: number) => Math.round(amount * 100);
    for (const amount of Object.values(checkout).filter((value) => typeof value === 'number')) {
      expect(cents(amount) / 100).toBe(amount);
    }
    expect(checkout.insurance_amount).toBe(8);
    expect(checkout.all_vat_taxes.map((tax) => tax.name)).toEqual(['VAT', 'Packaging fee']);
    const taxes = checkout.all_vat_taxes.reduce((sum, tax) => sum + cents(tax.amount), 0);
    expect(taxes).toBe(cents(checkout.order_tax_amount));
    expect(cents(checkout.payable_amount)).toBe(
      cents(checkout.total_amount) +
        cents(checkout.delivery_charge) +
        cents(checkout.order_tax_amount) +
        cents(checkout.insurance_amount) -
        cents(checkout.coupon_discount),
    );
  });

  it('counts the selected shops only, and is empty when they have no lines', async () => {
    await client.post('/cart/store', { product_id: headphones });
    await client.post('/cart/store', { product_id: 55 });
    const one = await figures({ shop_ids: [2], shield_shipping: false });
    expect(one.data.checkout).toMatchObject({ total_amount: 749, delivery_charge: 10, insurance_amount: 0 });
    expect(one.data.checkout_items).toHaveLength(1);
    const none = await figures({ shop_ids: [8] });
    expect(none.data).toMatchObject({ checkout: { total_amount: 0, payable_amount: 0 }, checkout_items: [] });
  });

  it.each([
    ['VOLT30', true, 30, 'Success'],
    ['volt30', true, 30, 'Success'],
    // 12.5 % of 749.00 is 93.63, but 77.77 at most.
    ['WAVE125', true, 77.77, 'Success'],
    ['SUMMER', false, 0, 'This voucher has expired.'],
    ['NOSUCH', false, 0, 'This voucher does not exist.'],
    ['COPPER5', false, 0, 'This voucher is for Copper Pan, which is not among the selected shops.'],
  ])('voucher %s', async (code, applied, discount, message) => {
    await client.post('/cart/store', { product_id: headphones });
    const body = await figures({ shop_ids: [2], shield_shipping: false, coupon_code: code });
    expect(body).toMatchObject({
      message,
      data: { apply_coupon: applied, checkout: { coupon_discount: discount } },
    });
  });

  it('names the condition of a voucher', async () => {
    await client.post('/cart/store', { product_id: 5 });
    const body = await figures({ shop_ids: [2], coupon_code: 'VOLT30' });
    expect(body.message).toBe('This voucher needs an order of at least 500.00.');
  });

  it('uses the sale price until the flash sale ends', async () => {
    await client.post('/cart/store', { product_id: 4 });
    const price = async () => (await figures({ shop_ids: [2] })).data.checkout.total_amount;
    expect(await price()).toBe(349);
    await client.post('/qa/clock', { offsetMs: 60 * 3_600_000 });
    expect(await price()).toBe(499);
  });
});
