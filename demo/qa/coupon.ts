import { and, eq } from 'drizzle-orm';
import type { Backend } from '../backend';
import { lookupsOf } from '../catalogue/lookups';
import { units } from '../catalogue/money';
import { stamp } from '../clock';
import { collectedCoupons } from '../db/schema';
import type { Locale } from '../languages';
import { readLines, type CartKey } from '../trade/cart.queries';
import { findCoupon } from '../trade/coupons.queries';
import { obstacleOf } from '../trade/couponObstacle';

interface Asked {
  cart: CartKey;
  shopIds: readonly number[];
  code: string;
}

/** Explains what a coupon lacks for these shops of a cart; `reason` is null if it applies. */
export async function explainCoupon(backend: Backend, { cart, shopIds, code }: Asked, locale: Locale) {
  const coupon = await findCoupon(backend, { code });
  const lines = await readLines(backend, cart, locale, shopIds);
  const obstacle = obstacleOf(coupon, lines, backend.clock.now());
  if (!coupon) return { ...obstacle };
  const collected = await backend.database.db
    .select({ id: collectedCoupons.id })
    .from(collectedCoupons)
    .where(and(eq(collectedCoupons.couponId, coupon.id), eq(collectedCoupons.userId, cart.userId)));
  const { shops } = await lookupsOf(backend);
  return {
    reason: obstacle?.reason ?? null,
    shop: shops.get(coupon.shopId)?.name ?? null,
    minimum_amount: units(coupon.minOrderAmount),
    missing_amount: obstacle?.reason === 'belowMinimum' ? units(obstacle.missing) : 0,
    starts_at: stamp(coupon.startsAt),
    expires_at: stamp(coupon.expiresAt),
    is_collected: collected.length > 0,
  };
}
