import fc from 'fast-check';
import type { Discount, PricedLine } from '../../demo/trade/figures';
import { discountOn, figuresOf, insurancePerParcel, taxes, totalOf } from '../../demo/trade/figures';
import type { Parcel } from '../../demo/trade/checkout';
import { figuresJson } from '../../demo/trade/checkout';
import { clientOf, shoppers } from './support/client';
import { demoForThisFile } from './support/shop';

const cents = fc.integer({ min: 1, max: 5_000_000 });
const line: fc.Arbitrary<PricedLine> = fc
  .record({ price: cents, off: fc.integer({ min: 0, max: 99 }), quantity: fc.integer({ min: 1, max: 99 }) })
  .map(({ price, off, quantity }) => ({
    price,
    discountPrice: off === 0 ? 0 : Math.max(1, Math.floor((price * (100 - off)) / 100)),
    quantity,
  }));
const lines = fc.array(line, { minLength: 1, maxLength: 12 });
const discount: fc.Arbitrary<Discount> = fc.oneof(
  fc.record({
    type: fc.constant('Percentage' as const),
    value: fc.integer({ min: 1, max: 10_000 }),
    most: fc.integer({ min: 0, max: 20_000 }),
  }),
  fc.record({ type: fc.constant('Amount' as const), value: cents, most: fc.constant(0) }),
);
const parcel = fc.record({
  deliveryCharge: fc.integer({ min: 0, max: 10_000 }),
  discount: fc.option(discount),
  shielded: fc.boolean(),
});

describe('the amounts of a parcel', () => {
  it('are whole cents, never negative, and add up', () => {
    fc.assert(
      fc.property(lines, parcel, (bought, sent) => {
        const figures = figuresOf(bought, sent);
        const { total, delivery, couponDiscount, tax, insurance, payable, saved } = figures;
        for (const amount of [total, delivery, couponDiscount, tax, insurance, payable, saved]) {
          expect(Number.isSafeInteger(amount)).toBe(true);
          expect(amount).toBeGreaterThanOrEqual(0);
        }
        expect(payable).toBe(total + delivery + tax + insurance - couponDiscount);
        expect(tax).toBe(figures.taxes.reduce((sum, { amount }) => sum + amount, 0));
        expect(insurance).toBe(sent.shielded ? insurancePerParcel : 0);
        expect(total + saved).toBe(bought.reduce((sum, { price, quantity }) => sum + price * quantity, 0));
      }),
    );
  });

  it('include two taxes, each within half a cent of its share', () => {
    fc.assert(
      fc.property(lines, parcel, (bought, sent) => {
        const figures = figuresOf(bought, sent);
        expect(figures.taxes.map(({ name }) => name.en)).toEqual(['VAT', 'Packaging fee']);
        figures.taxes.forEach(({ amount }, index) => {
          const exact = (figures.total * (taxes[index]?.rate ?? 0)) / 10_000;
          expect(Math.abs(amount - exact)).toBeLessThanOrEqual(0.5);
        });
      }),
    );
  });

  it('do not depend on the order of the lines, nor on how a quantity is split over them', () => {
    fc.assert(
      fc.property(lines, parcel, (bought, sent) => {
        const single = bought.flatMap((each) =>
          Array.from({ length: each.quantity }, () => ({ ...each, quantity: 1 })),
        );
        expect(figuresOf(single.reverse(), sent)).toEqual(figuresOf(bought, sent));
      }),
      { numRuns: 30 },
    );
  });
});

describe('a voucher', () => {
  it('takes off at most the price of the goods and its own limit, and grows with the amount', () => {
    fc.assert(
      fc.property(cents, cents, discount, (one, other, voucher) => {
        const [less, more] = [Math.min(one, other), Math.max(one, other)];
        expect(discountOn(less, voucher)).toBeLessThanOrEqual(less);
        if (voucher.type === 'Amount') expect(discountOn(less, voucher)).toBeLessThanOrEqual(voucher.value);
        if (voucher.most > 0) expect(discountOn(more, voucher)).toBeLessThanOrEqual(voucher.most);
        expect(discountOn(less, voucher)).toBeLessThanOrEqual(discountOn(more, voucher));
      }),
    );
  });

  it('changes the amounts of its own shop only', () => {
    fc.assert(
      fc.property(lines, lines, discount, parcel, (ours, others, voucher, sent) => {
        const without = figuresOf(others, { ...sent, discount: null });
        const parcels = [
          { shopId: 1, lines: [], couponCode: 'V', figures: figuresOf(ours, { ...sent, discount: voucher }) },
          { shopId: 2, lines: [], couponCode: null, figures: without },
        ] satisfies Parcel[];
        const together = figuresJson({ lines: [], parcels, coupon: null, refused: null }, 'en');
        const inCents = (amount: number) => Math.round(amount * 100);
        expect(inCents(together.payable_amount)).toBe(
          parcels.reduce((sum, { figures }) => sum + figures.payable, 0),
        );
        expect(inCents(together.coupon_discount)).toBe(discountOn(totalOf(ours), voucher));
        const taxed = together.all_vat_taxes.reduce((sum, { amount }) => sum + inCents(amount), 0);
        expect(taxed).toBe(inCents(together.order_tax_amount));
      }),
    );
  });
});

describe('stock', () => {
  const demo = demoForThisFile();
  const product = 1;
  const shop = 2;

  type OrderAction = { buyer: number; type: 'buy'; quantity: number } | { buyer: number; type: 'cancel' };
  const buyer = fc.integer({ min: 0, max: 3 });
  const action: fc.Arbitrary<OrderAction> = fc.oneof(
    {
      weight: 3,
      arbitrary: fc.record({
        buyer,
        type: fc.constant('buy' as const),
        quantity: fc.integer({ min: 1, max: 4 }),
      }),
    },
    { weight: 2, arbitrary: fc.record({ buyer, type: fc.constant('cancel' as const) }) },
  );

  /** Pieces of each live order; the history counts lines. */
  const piecesOrdered = async (client: ReturnType<typeof clientOf>): Promise<number[]> => {
    const { orders } = (await client.get('/orders?order_status=pending')).body.data;
    const details = orders.map(({ id }) => client.get(`/order-details?order_id=${id}`));
    return (await Promise.all(details)).flatMap(({ body }) =>
      body.data.order.products.map(({ order_qty: pieces }) => pieces),
    );
  };

  it('is the initial stock less that of live orders, however four buyers order and cancel concurrently', async () => {
    const qaClient = clientOf(demo);
    const stockLeft = async () =>
      (await qaClient.get(`/product-details?product_id=${product}`)).body.data.product.quantity;
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 0, max: 12 }),
        fc.array(action, { minLength: 8, maxLength: 16 }),
        async (stock, actions) => {
          await qaClient.post('/qa/reset');
          await qaClient.post('/qa/stock', { product_id: product, quantity: stock });
          const buyers = await shoppers(demo, 4);
          const perform = async ({ buyer: index, ...what }: OrderAction) => {
            const { client, addressId } = buyers[index] ?? { client: qaClient, addressId: 0 };
            if (what.type === 'buy') {
              await client.post('/cart/store', { product_id: product, quantity: what.quantity });
              await client.post('/place-order', {
                shop_ids: [shop],
                address_id: addressId,
                payment_method: 'cash',
              });
            } else {
              const [newest] = (await client.get('/orders?order_status=pending')).body.data.orders;
              if (newest) await client.post('/orders/cancel', { order_id: newest.id });
            }
          };
          // Two concurrent actions contend for the same rows.
          for (let next = 0; next < actions.length; next += 2)
            await Promise.all(actions.slice(next, next + 2).map(perform));
          const sold = (await Promise.all(buyers.map(({ client }) => piecesOrdered(client)))).flat();
          expect(sold.reduce((sum, pieces) => sum + pieces, await stockLeft())).toBe(stock);
        },
      ),
      { numRuns: 8, seed: 20261121 },
    );
  });
});
