import { vouchersApi } from '@/api';
import type { CartShop } from '@/domain/cart';
import { hasCode, obstacleOf } from '@/domain/voucher';

type CacheState = Parameters<ReturnType<typeof vouchersApi.endpoints.getVouchers.select>>[0];

/** All cached vouchers with the shops that offer them. */
export const selectCachedVouchers = (state: CacheState) =>
  vouchersApi.util.selectCachedArgsForQuery(state, 'getVouchers').flatMap((shopId) =>
    (vouchersApi.endpoints.getVouchers.select(shopId)(state).data ?? []).map((voucher) => ({
      voucher,
      shopId,
    })),
  );

type CachedVoucher = ReturnType<typeof selectCachedVouchers>[number];

export const voucherOf = (vouchers: readonly CachedVoucher[], code: string | null) =>
  vouchers.find(({ voucher }) => hasCode(voucher, code));

/** What a refused code lacks, as far as the cached vouchers tell. */
export function selectVoucherObstacle(state: CacheState, code: string, selected: readonly CartShop[]) {
  const found = voucherOf(selectCachedVouchers(state), code);
  return {
    obstacle: found ? obstacleOf(found.voucher, found.shopId, selected) : null,
    isCollected: found?.voucher.isCollected ?? null,
  };
}
