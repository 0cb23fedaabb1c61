import type { coupons } from '../db/schema';
import { shopId, type ShopKey } from './shops';

const day = 86_400_000;

/** Amounts are in cents, percentages in hundredths of a percent. */
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
  ['nordlys', 'HYGGE15', 'Percentage', 1_500, 100_000, 40_000, -12, 28],
  ['nordlys', 'WINTER25', 'Percentage', 2_500, 60_000, 30_000, 14, 44],
  ['atlas', 'PEAK60', 'Amount', 6_000, 45_000, 0, -8, 33],
  ['atlas', 'FIRSTLIGHT', 'Percentage', 1_000, 0, 5_000, -40, -2],
  ['rosewater', 'PETAL10', 'Percentage', 1_000, 0, 3_333, -9, 41],
  ['rosewater', 'OUD75', 'Amount', 7_500, 60_000, 0, -9, 18],
  ['copper', 'STEAM20', 'Amount', 2_000, 18_000, 0, -6, 66],
  ['copper', 'RAMADAN30', 'Percentage', 3_000, 20_000, 12_000, 60, 95],
  ['sahra', 'LINEN12', 'Percentage', 1_200, 25_000, 9_000, -15, 25],
  ['sahra', 'TERRACE', 'Amount', 2_500, 20_000, 0, -60, -20],
  ['oak', 'ACORN5', 'Percentage', 500, 0, 0, -25, 200],
  ['oak', 'BIRTHDAY', 'Amount', 1_500, 12_000, 0, -4, 12],
  ['oak', 'RAINBOW20', 'Percentage', 2_000, 15_000, 6_000, -1, 9],
  ['lantern', 'CHAPTER2', 'Amount', 1_200, 9_000, 0, -7, 55],
  ['lantern', 'LIBRARY', 'Percentage', 3_300, 900_000, 50_000, -7, 365],
  ['maqam', 'FRET10', 'Percentage', 1_000, 40_000, 15_000, -11, 50],
  ['maqam', 'ENCORE80', 'Amount', 8_000, 70_000, 0, -11, 34],
  ['maqam', 'SOLO', 'Percentage', 750, 0, 2_222, -2, 5],
  ['dune', 'HIGHTIDE', 'Percentage', 1_500, 12_000, 7_500, -13, 31],
  ['dune', 'BAREFOOT', 'Amount', 1_000, 6_000, 0, -13, 90],
  ['dune', 'LASTSWELL', 'Amount', 3_000, 15_000, 0, -70, -30],
  ['balcony', 'WATERME', 'Amount', 900, 5_000, 0, -21, 77],
  ['balcony', 'LEAF8', 'Percentage', 800, 0, 2_000, -21, 45],
  ['workbench', 'MENDIT', 'Percentage', 1_250, 20_000, 8_888, -17, 62],
  ['workbench', 'BENCH50', 'Amount', 5_000, 40_000, 0, -17, 20],
  ['kiln', 'FIRSTFIRE', 'Percentage', 1_000, 0, 4_000, -3, 27],
  ['souq', 'BARGAIN15', 'Amount', 1_500, 10_000, 0, -5, 70],
  ['souq', 'CARAVAN', 'Percentage', 2_000, 80_000, 25_000, -5, 40],
];

/** Forty coupons of both types: some expired, some not valid yet, two with an unreachable minimum. */
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
