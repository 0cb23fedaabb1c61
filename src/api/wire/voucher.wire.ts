import * as v from 'valibot';
import type { Voucher } from '@/domain/voucher';
import { dataOf, flag, id, money, optional, rows, text } from './lenient';

/** "Percentage"; "Amount" and any other value mean money (api §9, COUPON). */
const discountType = v.pipe(
  text,
  v.transform((type): Voucher['discountType'] => (/^percent/i.test(type) ? 'percentage' : 'amount')),
);

const voucher = v.pipe(
  v.object({
    id,
    code: text,
    discount_type: discountType,
    discount: money,
    min_order_amount: money,
    max_discount_amount: money,
    validity: text,
    is_collected: flag,
  }),
  v.transform((wire): Voucher => ({
    id: wire.id,
    code: wire.code,
    discountType: wire.discount_type,
    discount: wire.discount,
    minOrderAmount: wire.min_order_amount,
    maxDiscountAmount: wire.max_discount_amount,
    validity: wire.validity,
    isCollected: wire.is_collected,
  })),
);

export const vouchersWire = dataOf(
  v.pipe(
    v.object({ coupons: rows(voucher) }),
    v.transform(({ coupons }) => coupons),
  ),
);

/** Collected voucher; null if the server only confirms the request. */
export const collectedVoucherWire = dataOf(
  v.pipe(
    v.object({ coupon: optional(voucher) }),
    v.transform((wire): Voucher | null => wire.coupon),
  ),
);
