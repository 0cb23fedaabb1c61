import { useSelector } from 'react-redux';
import { vouchersApi } from '@/api';
import type { CartShop } from '@/domain/cart';
import { obstacleOf } from '@/domain/voucher';
import { useFormats, useT } from '@/shared/texts';

type CacheState = Parameters<ReturnType<typeof vouchersApi.endpoints.getVouchers.select>>[0];

const known = (state: CacheState) =>
  vouchersApi.util.selectCachedArgsForQuery(state, 'getVouchers').flatMap((shopId) =>
    (vouchersApi.endpoints.getVouchers.select(shopId)(state).data ?? []).map((voucher) => ({
      voucher,
      shopId,
    })),
  );

/**
 * Why a code is not counted, in words: from what is known of the vouchers that were shown, else in the server's words
 * (R44).
 */
export function useVoucherReason(
  code: string | null,
  selected: readonly CartShop[],
  message: string,
): string {
  const t = useT();
  const formats = useFormats();
  const found = useSelector(known, sameVouchers).find(
    ({ voucher }) => voucher.code.toLowerCase() === code?.toLowerCase(),
  );
  const obstacle = found && obstacleOf(found.voucher, found.shopId, selected);
  if (obstacle?.kind === 'shopMissing') return t('This voucher is for another shop than the selected ones.');
  if (obstacle?.kind === 'amountMissing')
    return t('{amount} more and this voucher counts.', { amount: formats.money(obstacle.amount) });
  return message || t('The code {code} does not apply to this order.', { code: code ?? '' });
}

type Known = ReturnType<typeof known>;

function sameVouchers(one: Known, other: Known): boolean {
  return (
    one.length === other.length && one.every(({ voucher }, position) => voucher === other[position]?.voucher)
  );
}
