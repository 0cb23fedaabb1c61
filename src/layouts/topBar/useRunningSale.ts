import { useGetFlashSalesQuery } from '@/api';
import type { FlashSale } from '@/domain/catalogue';
import { readServerTime } from '@/domain/serverTime';
import { useSettings } from '@/core/settings';
import { serverNow } from '@/shared/adapters';

/** The running flash sale, from a call of its own; null once it has ended by the server's clock. */
export function useRunningSale(): FlashSale | null {
  const { timezone } = useSettings();
  const { data: sale } = useGetFlashSalesQuery();
  if (!sale) return null;
  const end = readServerTime(sale.endDate, timezone);
  return end !== null && end <= serverNow() ? null : sale;
}
