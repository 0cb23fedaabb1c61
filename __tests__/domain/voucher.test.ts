import type { CartShop } from '@/domain/cart';
import type { Voucher } from '@/domain/voucher';
import { offeredVouchers } from '@/domain/voucher';

const voucher = (id: number, details: Partial<Voucher>): Voucher => ({
  id,
  code: `CODE${id}`,
  discountType: 'percentage',
  discount: 10,
  minOrderAmount: 0,
  maxDiscountAmount: 0,
  validity: '',
  isCollected: true,
  ...details,
});

it('offers the vouchers that fit first, the highest discount first, then those that lack least', () => {
  const line = { price: 25, discountPrice: 20, quantity: 2 };
  const shop = { shopId: 1, lines: [line] } as unknown as CartShop;
  const vouchers = [
    voucher(1, { minOrderAmount: 90 }),
    voucher(2, { minOrderAmount: 45 }),
    voucher(3, { discount: 50, maxDiscountAmount: 3 }),
    voucher(4, { discountType: 'amount', discount: 5 }),
    voucher(5, { discount: 10, minOrderAmount: 40 }),
    voucher(6, { code: '' }),
  ];
  expect(offeredVouchers(vouchers, shop).map(({ voucher: { id }, missing }) => [id, missing])).toEqual([
    [4, 0],
    [5, 0],
    [3, 0],
    [2, 5],
    [1, 50],
  ]);
});
