import { createAction } from '@reduxjs/toolkit';
import type { ShopId } from '@/domain/ids';
import type { Money } from '@/domain/money';

interface RefusedCoupon {
  code: string;
  shopIds: readonly ShopId[];
  isBuyNow: boolean;
  /** As far as the cached vouchers tell; null if only the server knows. */
  reason: 'otherShop' | 'belowMinimum' | null;
  /** Amount below the voucher's minimum. */
  missing?: Money;
  /** Null if the voucher is not cached. */
  isCollected: boolean | null;
  /** The server's reason. */
  message: string;
}

/** The figures came back without the entered coupon; says what the coupon lacked. */
export const couponRefused = createAction<RefusedCoupon>('checkout/couponRefused');
