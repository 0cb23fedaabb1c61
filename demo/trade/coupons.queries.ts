import { and, asc, eq, gt, lte, sql } from 'drizzle-orm';
import type { Backend } from '../backend';
import { units } from '../catalogue/money';
import { dateText } from '../catalogue/reviews';
import { collectedCoupons, coupons } from '../db/schema';
import type { Locale } from '../languages';

export type Coupon = typeof coupons.$inferSelect;

/** API §9, COUPON. */
export const couponJson = (coupon: Coupon, isCollected: boolean, locale: Locale) => ({
  id: coupon.id,
  code: coupon.code,
  discount_type: coupon.discountType,
  discount: units(coupon.discount),
  min_order_amount: units(coupon.minOrderAmount),
  max_discount_amount: units(coupon.maxDiscountAmount),
  validity: dateText(coupon.expiresAt, locale),
  is_collected: isCollected,
});

/** Returns the coupons that a shop offers at the moment. */
export async function vouchersOf(
  { database, clock }: Backend,
  shopId: number,
  userId: number,
  locale: Locale,
) {
  const now = clock.now();
  const rows = await database.db
    .select({ coupon: coupons, collected: sql<boolean>`${collectedCoupons.id} is not null` })
    .from(coupons)
    .leftJoin(
      collectedCoupons,
      and(eq(collectedCoupons.couponId, coupons.id), eq(collectedCoupons.userId, userId)),
    )
    .where(and(eq(coupons.shopId, shopId), lte(coupons.startsAt, now), gt(coupons.expiresAt, now)))
    .orderBy(asc(coupons.id));
  return rows.map(({ coupon, collected }) => couponJson(coupon, collected, locale));
}

export async function findCoupon({ database }: Backend, key: { id: number } | { code: string }) {
  const matches =
    'id' in key ? eq(coupons.id, key.id) : eq(sql`upper(${coupons.code})`, key.code.trim().toUpperCase());
  const [coupon] = await database.db.select().from(coupons).where(matches);
  return coupon;
}

/** Idempotent: collecting a coupon again changes nothing. */
export async function collectCoupon({ database }: Backend, userId: number, couponId: number) {
  await database.db.insert(collectedCoupons).values({ userId, couponId }).onConflictDoNothing();
}
