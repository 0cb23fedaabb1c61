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
  /** Per cents, or an amount of money. */
  discount: number;
  minOrderAmount: Money;
  /** The most that a percentage takes off; 0 is no limit. */
  maxDiscountAmount: Money;
  /** A text of the server's, never parsed (contract §10). */
  validity: string;
  isCollected: boolean;
}

/** Why a voucher does not apply, as far as it is known here (contract §10, "voucher that does not apply"). */
export type VoucherObstacle = { kind: 'shopMissing' } | { kind: 'amountMissing'; amount: Money };

/** What stands between a voucher of a shop and the selected part of the cart; null when nothing that is known does. */
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
