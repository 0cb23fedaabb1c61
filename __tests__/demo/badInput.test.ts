import { clientOf, signIn, type Client } from './support/client';
import { demoForThisFile } from './support/shop';

const demo = demoForThisFile('once');

let client: Client;
beforeAll(async () => {
  client = await signIn(demo);
});

const huge = 'x'.repeat(300 * 1024);

/** Method, path, body and expected status; string bodies are sent as they are. */
const table: [string, string, unknown, number][] = [
  ['POST', '/login', '{"phone":', 400],
  ['POST', '/login', '[]', 422],
  ['POST', '/login', 'null', 422],
  ['POST', '/login', '"text"', 422],
  ['POST', '/login', { phone: { a: 1 }, password: [] }, 422],
  ['POST', '/login', { phone: 'a'.repeat(256), password: 'x' }, 422],
  ['POST', '/login', { phone: 'a\u0000b@c.d', password: 'x' }, 422],
  ['POST', '/login', '{"phone":"\\ud800","password":"x"}', 422],
  ['POST', '/login', { phone: huge, password: 'x' }, 413],
  ['POST', '/cart/store', {}, 422],
  ['POST', '/cart/store', { product_id: 'abc' }, 422],
  ['POST', '/cart/store', { product_id: 1.5 }, 422],
  ['POST', '/cart/store', { product_id: -1 }, 422],
  ['POST', '/cart/store', { product_id: 99_999_999_999 }, 422],
  ['POST', '/cart/store', { product_id: [1] }, 422],
  ['POST', '/cart/store', { product_id: 1, quantity: 0 }, 422],
  ['POST', '/cart/store', { product_id: 1, quantity: 1.5 }, 422],
  ['POST', '/cart/store', { product_id: 1, quantity: 1e9 }, 422],
  ['POST', '/cart/store', { product_id: 1, quantity: 'many' }, 422],
  ['POST', '/cart/store', { product_id: 1, color: 'red' }, 422],
  ['POST', '/cart/store', { product_id: 1, size: 999 }, 422],
  ['POST', '/cart/store', { product_id: 1, is_buy_now: 'perhaps' }, 422],
  ['POST', '/cart/increment', { product_id: 999_999 }, 422],
  ['POST', '/cart/decrement', {}, 422],
  ['POST', '/cart/delete', { product_id: null }, 422],
  ['POST', '/cart/checkout', {}, 422],
  ['POST', '/cart/checkout', { shop_ids: 2 }, 422],
  ['POST', '/cart/checkout', { shop_ids: [{}] }, 422],
  ['POST', '/place-order', {}, 422],
  ['POST', '/place-order', { shop_ids: [2], address_id: 'x', payment_method: 'cash' }, 422],
  ['POST', '/orders/cancel', { order_id: 'x' }, 422],
  ['POST', '/favorite-add-or-remove', { product_id: 'x' }, 422],
  ['POST', '/vouchers-collect', { coupon_id: 999 }, 422],
  ['POST', '/address/store', { name: 5 }, 422],
  ['POST', '/address/999/update', {}, 422],
  ['DELETE', '/address/x/delete', undefined, 404],
  ['GET', '/get-vouchers', undefined, 422],
  ['GET', '/get-vouchers?shop_id=99', undefined, 422],
  ['GET', '/order-details', undefined, 422],
  ['GET', '/order-details?order_id=x', undefined, 422],
  ['GET', '/order-payment/x/marsa_pay', undefined, 422],
  ['GET', '/orders?order_status=nonsense', undefined, 200],
  ['GET', '/product-details', undefined, 422],
  ['GET', '/product-details?product_id=x', undefined, 422],
  ['GET', '/product-details?product_id=99999999999999999999', undefined, 422],
  ['GET', '/reviews', undefined, 422],
  ['GET', '/sub-categories', undefined, 422],
  ['GET', '/shops/x', undefined, 404],
  ['GET', '/shops/99', undefined, 404],
  ['GET', '/lang/xx', undefined, 404],
  ['GET', '/legal-pages/no-such-policy', undefined, 200],
  ['GET', '/legal-pages/%00', undefined, 200],
  ['GET', '/blog/%00/details', undefined, 400],
  ['GET', '/orders?order_status=%00', undefined, 200],
  ['GET', '/shops?search=%00', undefined, 200],
  ['GET', '/get-shops?search=%00%25', undefined, 200],
  ['GET', '/get-message?shop_id=x', undefined, 422],
  ['GET', '/flash-sale/x/details', undefined, 404],
  ['GET', '/shop-categories?shop_id=x', undefined, 422],
  ['GET', '/support-ticket/show?ticket_number=%00', undefined, 422],
  ['POST', '/send-message', { shop_id: 1, message: 'a\u0000b' }, 422],
  ['POST', '/support-ticket-message', {}, 422],
  ['POST', '/support-ticket', '{"issue_type":', 400],
  ['POST', '/update-profile', { name: 'x', phone: '501234567', profile_photo: 'photo.png' }, 422],
  ['POST', '/change-password', {}, 422],
  ['POST', '/become-a-seller', { shop_logo: 1 }, 422],
  ['POST', '/product-review', { rating: 'five' }, 422],
  ['POST', '/place-order/again', { order_id: 'x', payment_method: 'cash' }, 422],
  ['POST', '/support', { name: [] }, 422],
  ['GET', '/unread-messages', undefined, 422],
  ['GET', '/products?search=%00', undefined, 200],
  ['GET', '/products?search=%25_%5C', undefined, 200],
  ['GET', "/products?search=';drop table products;--", undefined, 200],
  ['GET', '/products?min_price=1e999&max_price=-1', undefined, 200],
  ['GET', '/nothing', undefined, 404],
  ['POST', '/products', {}, 404],
  ['DELETE', '/carts', undefined, 404],
];

it.each(table)('%s %s with %j', async (method, path, body, status) => {
  const response =
    method === 'GET'
      ? await client.get(path)
      : method === 'DELETE'
        ? await client.delete(path)
        : await client.post(path, body);
  expect(response.status).toBe(status);
  expect(response.headers.get('content-type')).toMatch(/^application\/json/);
  if (status >= 400) {
    const text = path.startsWith('/lang')
      ? (response.body as unknown as { error: string }).error
      : response.body.message;
    expect(text).toEqual(expect.any(String));
    expect(text).not.toMatch(/\{\w+\}|undefined|sql|select .* from/i);
  }
  for (const texts of Object.values(response.body.errors ?? {})) {
    expect(texts.every((text) => typeof text === 'string' && !text.includes('{'))).toBe(true);
  }
});

it('still works after all bad requests', async () => {
  expect((await clientOf(demo).get('/products')).body.data.total).toBeGreaterThan(100);
});
