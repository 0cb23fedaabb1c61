import type { Lookups } from '../catalogue/lookups';
import { units } from '../catalogue/money';
import type { Message } from '../http/refusal';
import type { CartLine } from './cart.queries';
import type { Coupon } from './coupons.queries';
import { totalOf } from './figures';

/** What a coupon lacks; amounts in cents. */
export type CouponObstacle =
  | { reason: 'unknown' }
  | { reason: 'notYetValid'; startsAt: Date }
  | { reason: 'expired'; expiredAt: Date }
  | { reason: 'otherShop'; shopId: number }
  | { reason: 'belowMinimum'; minimum: number; missing: number };

/** Returns what a coupon lacks to apply to these lines; null if it applies. */
export function obstacleOf(
  coupon: Coupon | undefined,
  lines: readonly CartLine[],
  now: Date,
): CouponObstacle | null {
  if (!coupon) return { reason: 'unknown' };
  if (coupon.startsAt > now) return { reason: 'notYetValid', startsAt: coupon.startsAt };
  if (coupon.expiresAt <= now) return { reason: 'expired', expiredAt: coupon.expiresAt };
  const own = lines.filter((line) => line.shopId === coupon.shopId);
  if (own.length === 0) return { reason: 'otherShop', shopId: coupon.shopId };
  const missing = coupon.minOrderAmount - totalOf(own);
  return missing > 0 ? { reason: 'belowMinimum', minimum: coupon.minOrderAmount, missing } : null;
}

/** The obstacle as a message for the shopper; a coupon of the future is not disclosed. */
export function messageOf(obstacle: CouponObstacle, shops: Lookups['shops']): Message {
  switch (obstacle.reason) {
    case 'unknown':
    case 'notYetValid':
      return { text: 'This voucher does not exist.' };
    case 'expired':
      return { text: 'This voucher has expired.' };
    case 'otherShop':
      return {
        text: 'This voucher is for {shop}, which is not among the selected shops.',
        params: { shop: shops.get(obstacle.shopId)?.name ?? '' },
      };
    case 'belowMinimum':
      return {
        text: 'This voucher needs an order of at least {amount}.',
        params: { amount: units(obstacle.minimum).toFixed(2) },
      };
  }
}
