import { clientOf, shoppers } from './support/client';
import type { Product } from './support/shapes';
import { demoForThisFile } from './support/shop';

const demo = demoForThisFile();
const client = clientOf(demo);
const hour = 3_600_000;

/** Returns a product from the list of its shop; product 4 is on sale at the start. */
async function inList(requester = client, of = 4): Promise<Product> {
  const { data } = (await requester.get('/products?shop_id=2&per_page=100')).body;
  const found = data.products.find((product) => product.id === of);
  if (!found) throw new Error(`Product ${of} is not in the list.`);
  return found;
}

/**
 * Requests the list before each change, so that it is cached; the cached list must not be served afterwards.
 */
describe('a cached list', () => {
  it('shows the reduced stock as soon as an order is placed', async () => {
    await client.post('/qa/stock', { product_id: 4, quantity: 20 });
    expect((await inList()).quantity).toBe(20);
    let placed = 0;
    await Promise.all(
      (await shoppers(demo, 6)).map(async ({ client: buyer, addressId }) => {
        await buyer.post('/cart/store', { product_id: 4, quantity: 2 });
        await inList(buyer);
        const order = { shop_ids: [2], address_id: addressId, payment_method: 'cash' };
        expect((await buyer.post('/place-order', order)).status).toBe(200);
        placed += 1;
        const least = 20 - 2 * placed;
        expect((await inList()).quantity).toBeLessThanOrEqual(least);
      }),
    );
    expect((await inList()).quantity).toBe(8);
  });

  it('shows changes of stock, price and holiday, and the old values after a reset', async () => {
    const { quantity, price, discount_price, shop } = await inList();
    await client.post('/qa/stock', { product_id: 4, quantity: 3 });
    expect((await inList()).quantity).toBe(3);
    await client.post('/qa/price', { product_id: 4, cents: 12_345 });
    expect(await inList()).toMatchObject({ price: 123.45, discount_price: 0 });
    await client.post('/qa/holiday', { shop_id: 2, is_on_holiday: true });
    expect((await inList()).shop.is_on_holiday).toBe(true);
    await client.post('/qa/reset');
    const { is_on_holiday } = shop;
    expect(await inList()).toMatchObject({ quantity, price, discount_price, shop: { is_on_holiday } });
  });

  it('shows the price of a sale from its first moment to its last', async () => {
    const sale = (await client.get('/flash-sales')).body.data.running_flash_sale;
    const ends = Date.parse(`${sale?.end_date.replace(' ', 'T')}Z`);
    const clockAt = async (moment: number) => {
      const { headers } = await client.get('/master');
      return moment - Date.parse(headers.get('date') ?? '');
    };
    const toTheEnd = await clockAt(ends);
    expect((await inList()).discount_price).toBe(349);
    await client.post('/qa/clock', { offsetMs: toTheEnd - hour });
    expect((await inList()).discount_price).toBe(349);
    await client.post('/qa/clock', { offsetMs: toTheEnd + 2_000 });
    expect((await inList()).discount_price).toBe(0);
    await client.post('/qa/clock', { offsetMs: 0 });
    expect((await inList()).discount_price).toBe(349);
  });

  it('shows each user their own favorites', async () => {
    const [one, other] = (await shoppers(demo, 2)).map((shopper) => shopper.client);
    await inList();
    await one?.post('/favorite-add-or-remove', { product_id: 4 });
    expect((await inList(one)).is_favorite).toBe(true);
    expect((await inList(other)).is_favorite).toBe(false);
    expect((await inList()).is_favorite).toBe(false);
    await one?.post('/favorite-add-or-remove', { product_id: 4 });
    expect((await inList(one)).is_favorite).toBe(false);
  });
});
