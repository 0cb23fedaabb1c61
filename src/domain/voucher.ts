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
