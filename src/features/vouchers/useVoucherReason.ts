import { useSelector } from 'react-redux';
import type { CartShop } from '@/domain/cart';
import { obstacleOf } from '@/domain/voucher';
import { useFormats, useT } from '@/shared/texts';
import { selectCachedVouchers, voucherOf } from './voucherObstacle';

/**
 * Message why a code does not apply, derived from cached vouchers, else the server's message (R44).
 */
export function useVoucherReason(
  code: string | null,
  selected: readonly CartShop[],
  message: string,
): string {
  const t = useT();
  const formats = useFormats();
  const found = voucherOf(useSelector(selectCachedVouchers, sameVouchers), code);
  const obstacle = found && obstacleOf(found.voucher, found.shopId, selected);
  if (obstacle?.kind === 'shopMissing') return t('This voucher is for another shop than the selected ones.');
  if (obstacle?.kind === 'amountMissing')
    return t('{amount} more and this voucher counts.', { amount: formats.money(obstacle.amount) });
  return message || t('The code {code} does not apply to this order.', { code: code ?? '' });
}

type CachedVouchers = ReturnType<typeof selectCachedVouchers>;

function sameVouchers(one: CachedVouchers, other: CachedVouchers): boolean {
  return (
    one.length === other.length && one.every(({ voucher }, position) => voucher === other[position]?.voucher)
  );
}
