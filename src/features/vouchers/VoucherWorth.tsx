import type { Voucher } from '@/domain/voucher';
import { useFormats, useT } from '@/shared/texts';

/** Label such as "20% off" or "AED 15.00 off". */
export function VoucherWorth({ voucher }: { voucher: Voucher }) {
  const t = useT();
  const formats = useFormats();
  const worth =
    voucher.discountType === 'percentage' ? formats.rate(voucher.discount) : formats.money(voucher.discount);
  return t('{worth} off', { worth });
}
