import type { Backend } from '../backend';
import { lookupsOf } from '../catalogue/lookups';
import { units } from '../catalogue/money';
import type { TaxLine } from '../db/schema';
import type { Message } from '../http/refusal';
import type { Locale } from '../languages';
import { readLines, type CartKey, type CartLine } from './cart.queries';
import { messageOf, obstacleOf } from './couponObstacle';
import { findCoupon, type Coupon } from './coupons.queries';
import { figuresOf, insurancePerParcel, type Discount, type ShopFigures } from './figures';

export interface CheckoutRequest {
  cart: CartKey;
  shopIds: readonly number[];
  shielded: boolean;
  couponCode: string | null;
}

/** The lines of one shop, which become one order. */
export interface Parcel {
  shopId: number;
  lines: CartLine[];
  figures: ShopFigures;
  couponCode: string | null;
}

export interface Checkout {
  lines: CartLine[];
  parcels: Parcel[];
  coupon: Coupon | null;
  /** Why the requested coupon does not apply; null if it does, or without one. */
  refused: Message | null;
}

const asDiscount = (coupon: Coupon): Discount => ({
  type: coupon.discountType,
  value: coupon.discount,
  most: coupon.maxDiscountAmount,
});

/** Computes the amounts of the selected shops' lines, by shop. */
export const checkOut = async (
  backend: Backend,
  request: CheckoutRequest,
  locale: Locale,
): Promise<Checkout> =>
  checkOutLines(backend, await readLines(backend, request.cart, locale, request.shopIds), request);

/** Computes the amounts of any lines, by shop. */
export async function checkOutLines(
  backend: Backend,
  lines: CartLine[],
  { couponCode, shielded }: Pick<CheckoutRequest, 'couponCode' | 'shielded'>,
): Promise<Checkout> {
  const { shops } = await lookupsOf(backend);
  const requested = couponCode === null ? null : await findCoupon(backend, { code: couponCode });
  const obstacle = requested === null ? null : obstacleOf(requested, lines, backend.clock.now());
  const refused = obstacle && messageOf(obstacle, shops);
  const coupon = refused ? null : (requested ?? null);
  const parcels = [...new Set(lines.map((line) => line.shopId))].map((shopId) => {
    const own = lines.filter((line) => line.shopId === shopId);
    const ownCoupon = coupon?.shopId === shopId ? coupon : null;
    return {
      shopId,
      lines: own,
      couponCode: ownCoupon?.code ?? null,
      figures: figuresOf(own, {
        deliveryCharge: shops.get(shopId)?.deliveryCharge ?? 0,
        discount: ownCoupon ? asDiscount(ownCoupon) : null,
        shielded,
      }),
    };
  });
  return { lines, parcels, coupon, refused };
}

/** Taxes with their names; amounts in currency units. */
export const taxesJson = (taxes: readonly TaxLine[], locale: Locale) =>
  taxes.map((tax) => ({
    id: tax.id,
    name: tax.name[locale],
    percentage: tax.percentage,
    amount: units(tax.amount),
  }));

const sumBy = <T>(rows: readonly T[], amount: (row: T) => number) =>
  rows.reduce((sum, row) => sum + amount(row), 0);

function taxesTogether(parcels: readonly Parcel[]): TaxLine[] {
  const together = new Map<number, TaxLine>();
  for (const tax of parcels.flatMap((parcel) => parcel.figures.taxes)) {
    together.set(tax.id, { ...tax, amount: tax.amount + (together.get(tax.id)?.amount ?? 0) });
  }
  return [...together.values()];
}

/** `data.checkout` of POST /cart/checkout. */
export const figuresJson = ({ parcels }: Checkout, locale: Locale) => ({
  total_amount: units(sumBy(parcels, ({ figures }) => figures.total)),
  delivery_charge: units(sumBy(parcels, ({ figures }) => figures.delivery)),
  coupon_discount: units(sumBy(parcels, ({ figures }) => figures.couponDiscount)),
  order_tax_amount: units(sumBy(parcels, ({ figures }) => figures.tax)),
  insurance_amount: units(sumBy(parcels, ({ figures }) => figures.insurance)),
  payable_amount: units(sumBy(parcels, ({ figures }) => figures.payable)),
  shield_charge: units(parcels.length * insurancePerParcel),
  all_vat_taxes: taxesJson(taxesTogether(parcels), locale),
});
