import type { CartShop } from './cart';
import { amountOf } from './cart';
import type { ShopId, VoucherId } from './ids';
import type { Money } from './money';
import { fromCents, toCents } from './money';

/** A shop's voucher (specification §3, "Coupon"). */
export interface Voucher {
  id: VoucherId;
  code: string;
  discountType: 'percentage' | 'amount';
  /** Percentage, or an amount of money. */
  discount: number;
  minOrderAmount: Money;
  /** Upper limit of a percentage discount; 0 is no limit. */
  maxDiscountAmount: Money;
  /** Display text of the server, never parsed (R44). */
  validity: string;
  isCollected: boolean;
}

/** Whether a code is the voucher's, in any spelling of upper and lower case. */
export const hasCode = (voucher: Pick<Voucher, 'code'>, code: string | null): boolean =>
  voucher.code.toLowerCase() === code?.toLowerCase();

/** Discount of a voucher on an amount of its shop, in the currency's units (R77). */
function worthOf(voucher: Voucher, amount: Money): Money {
  if (voucher.discountType === 'amount') return Math.min(voucher.discount, amount);
  const worth = (amount * voucher.discount) / 100;
  return voucher.maxDiscountAmount > 0 ? Math.min(worth, voucher.maxDiscountAmount) : worth;
}

/** A voucher with what its shop's selected lines lack to its minimum; 0 if it fits. */
export interface OfferedVoucher {
  voucher: Voucher;
  missing: Money;
}

/**
 * Vouchers of a shop that have a code to apply: those that fit first, the highest discount first; then those
 * that lack least (R77).
 */
export function offeredVouchers(vouchers: readonly Voucher[], shop: CartShop): OfferedVoucher[] {
  const amount = amountOf([shop]);
  const usable = vouchers.filter(({ code }) => code !== '');
  const offers = usable.map((voucher) => {
    const obstacle = obstacleOf(voucher, shop.shopId, [shop]);
    return { voucher, missing: obstacle?.kind === 'amountMissing' ? obstacle.amount : 0 };
  });
  return offers.sort(
    (one, other) =>
      one.missing - other.missing || worthOf(other.voucher, amount) - worthOf(one.voucher, amount),
  );
}

/**
 * Reason why a voucher does not apply, as far as the client can tell (R44).
 */
export type VoucherObstacle = { kind: 'shopMissing' } | { kind: 'amountMissing'; amount: Money };

/** First obstacle for a shop's voucher on the selected part of the cart; null when the client finds none. */
export function obstacleOf(
  voucher: Pick<Voucher, 'minOrderAmount'>,
  shopId: ShopId,
  selected: readonly CartShop[],
): VoucherObstacle | null {
  const own = selected.filter((shop) => shop.shopId === shopId);
  if (own.length === 0) return { kind: 'shopMissing' };
  const missing = toCents(voucher.minOrderAmount) - toCents(amountOf(own));
  return missing > 0 ? { kind: 'amountMissing', amount: fromCents(missing) } : null;
}
