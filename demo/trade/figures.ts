import type { TaxLine } from '../db/schema';
import type { Texts } from '../languages';

/** All amounts are in whole cents: each is rounded once, so that sums add up. */
export interface PricedLine {
  price: number;
  /** 0 for no discount. */
  discountPrice: number;
  quantity: number;
}

export interface Discount {
  type: 'Percentage' | 'Amount';
  /** Hundredths of a percent, or cents. */
  value: number;
  /** Upper limit of a percentage discount; 0 for none. */
  most: number;
}

export interface ShopFigures {
  total: number;
  delivery: number;
  couponDiscount: number;
  taxes: TaxLine[];
  tax: number;
  insurance: number;
  payable: number;
  /** Difference of full and discounted prices; already subtracted from `total`. */
  saved: number;
}

interface Tax {
  id: number;
  name: Texts;
  /** Hundredths of a percent. */
  rate: number;
}

/** The taxes, computed from the goods before any coupon. */
export const taxes: readonly Tax[] = [
  { id: 1, name: { en: 'VAT', ar: 'ضريبة القيمة المضافة', ir: 'مالیات بر ارزش افزوده' }, rate: 500 },
  { id: 2, name: { en: 'Packaging fee', ar: 'رسوم التغليف', ir: 'هزینهٔ بسته‌بندی' }, rate: 50 },
];

/** Shipping protection, per parcel. */
export const insurancePerParcel = 400;

export const unitPrice = (line: PricedLine) => (line.discountPrice > 0 ? line.discountPrice : line.price);

export const totalOf = (lines: readonly PricedLine[]) =>
  lines.reduce((sum, line) => sum + unitPrice(line) * line.quantity, 0);

/** Share of an amount, rounded half up to the cent. */
const share = (amount: number, hundredthsOfPercent: number) =>
  Math.round((amount * hundredthsOfPercent) / 10_000);

/** Discount of a coupon, at most the price of the goods. */
export function discountOn(total: number, discount: Discount): number {
  if (discount.type === 'Amount') return Math.min(discount.value, total);
  const percentage = share(total, discount.value);
  return Math.min(discount.most > 0 ? Math.min(percentage, discount.most) : percentage, total);
}

/** Amounts of one shop's parcel. A checkout shows their sums, so that its orders add up to it. */
export function figuresOf(
  lines: readonly PricedLine[],
  parcel: { deliveryCharge: number; discount: Discount | null; shielded: boolean },
): ShopFigures {
  const total = totalOf(lines);
  const couponDiscount = parcel.discount ? discountOn(total, parcel.discount) : 0;
  const taxLines = taxes.map((tax) => ({
    id: tax.id,
    name: tax.name,
    percentage: tax.rate / 100,
    amount: share(total, tax.rate),
  }));
  const tax = taxLines.reduce((sum, line) => sum + line.amount, 0);
  const insurance = parcel.shielded ? insurancePerParcel : 0;
  return {
    total,
    delivery: parcel.deliveryCharge,
    couponDiscount,
    taxes: taxLines,
    tax,
    insurance,
    payable: total + parcel.deliveryCharge + tax + insurance - couponDiscount,
    saved: lines.reduce((sum, line) => sum + (line.price - unitPrice(line)) * line.quantity, 0),
  };
}
