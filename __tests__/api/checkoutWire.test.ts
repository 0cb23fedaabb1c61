import * as v from 'valibot';
import { checkoutWire } from '@/api/wire/cart.wire';

it.each([undefined, null, [], {}, { checkout: null, checkout_items: [] }])(
  'reads a checkout with the data %j as one without lines',
  (data) => {
    expect(v.parse(checkoutWire, { message: 'ok', data })).toMatchObject({
      figures: { payableAmount: 0, taxes: [] },
      couponApplied: false,
      message: 'ok',
      shops: [],
    });
  },
);

it('does not read lines without their figures', () => {
  const data = { checkout_items: [{ shop_id: 1, shop_name: 'Kiln', products: [] }] };
  expect(v.safeParse(checkoutWire, { message: 'ok', data }).success).toBe(false);
});
