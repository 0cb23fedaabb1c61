import type { coupons } from '../db/schema';
import { shopId, type ShopKey } from './shops';

const day = 86_400_000;

/** Amounts in cents, percentages in hundredths of a percent. */
type Row = readonly [
  shop: ShopKey,
  code: string,
  type: 'Percentage' | 'Amount',
  discount: number,
  least: number,
  most: number,
  fromDay: number,
  toDay: number,
];

const rows: readonly Row[] = [
  ['nordlys', 'NORDLYS10', 'Percentage', 1_000, 20_000, 15_000, -20, 60],
  ['nordlys', 'CALM50', 'Amount', 5_000, 50_000, 0, -20, 40],
  ['volt', 'VOLT30', 'Amount', 3_000, 50_000, 0, -10, 45],
  ['volt', 'WAVE125', 'Percentage', 1_250, 30_000, 7_777, -10, 90],
  ['atlas', 'TRAIL15', 'Percentage', 1_500, 10_000, 10_000, -5, 30],
  ['rosewater', 'ROSE20', 'Amount', 2_000, 15_000, 0, -5, 75],
  ['copper', 'COPPER5', 'Percentage', 500, 0, 0, -30, 120],
  ['sahra', 'SAHRA40', 'Amount', 4_000, 30_000, 0, -3, 21],
  ['oak', 'OAK10', 'Amount', 1_000, 5_000, 0, -3, 50],
  ['lantern', 'READ7', 'Percentage', 750, 6_000, 2_500, -3, 50],
  ['volt', 'SUMMER', 'Percentage', 2_000, 0, 0, -90, -10],
  ['nordlys', 'PALACE', 'Amount', 100_000, 5_000_000, 0, -5, 365],
];

/** Vouchers of both kinds; one has run out and one asks for more than anybody buys. */
export const makeCoupons = (now: Date): (typeof coupons.$inferInsert)[] =>
  rows.map(([shop, code, discountType, discount, minOrderAmount, maxDiscountAmount, from, to], index) => ({
    id: index + 1,
    shopId: shopId(shop),
    code,
    discountType,
    discount,
    minOrderAmount,
    maxDiscountAmount,
    startsAt: new Date(now.getTime() + from * day),
    expiresAt: new Date(now.getTime() + to * day),
  }));
