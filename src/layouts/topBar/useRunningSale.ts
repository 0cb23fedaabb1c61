import { useDispatch } from 'react-redux';
import { useGetFlashSalesQuery } from '@/api';
import type { FlashSale } from '@/domain/catalogue';
import { readServerTime } from '@/domain/serverTime';
import { useSettings } from '@/core/settings';
import { saleChanged } from '@/features/catalogue';
import { serverNow } from '@/shared/adapters';
import { useWhenOver } from '@/shared/hooks';

/**
 * The running flash sale, from a call of its own; null once it has ended by the server's clock. All prices
 * are refetched at its end (R36).
 */
export function useRunningSale(): FlashSale | null {
  const dispatch = useDispatch();
  const { timezone } = useSettings();
  const { data: sale } = useGetFlashSalesQuery();
  const end = sale ? readServerTime(sale.endDate, timezone) : null;
  useWhenOver(end, () => dispatch(saleChanged()));
  if (!sale) return null;
  return end !== null && end <= serverNow() ? null : sale;
}
