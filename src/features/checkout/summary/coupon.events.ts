import { createAction } from '@reduxjs/toolkit';
import type { ShopId } from '@/domain/ids';
import type { Money } from '@/domain/money';

interface RefusedCoupon {
  code: string;
  shopIds: readonly ShopId[];
  isBuyNow: boolean;
  /** According to the cached vouchers; null if it is in none of them. */
  reason: 'otherShop' | 'belowMinimum' | null;
  /** Amount below the voucher's minimum. */
  missing?: Money;
  /** Null if the voucher is not cached. */
  isCollected: boolean | null;
  /** The server's reason. */
  message: string;
}

/** The figures arrived without the entered coupon; carries what the coupon lacked. */
export const couponRefused = createAction<RefusedCoupon>('checkout/couponRefused');
