import { createAction } from '@reduxjs/toolkit';
import type { ShopId, VoucherId } from '@/domain/ids';

/** A shop's voucher button was pressed, in the cart, at the checkout or on the shop's page. */
export const vouchersPressed = createAction<{ shopId: ShopId; shopName: string }, 'vouchers/vouchersPressed'>(
  'vouchers/vouchersPressed',
);

/** "Collect" was pressed on a voucher. */
export const collectPressed = createAction<{ voucherId: VoucherId; shopId: ShopId }>(
  'vouchers/collectPressed',
);
