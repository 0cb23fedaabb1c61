import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { useGetFlashSalesQuery } from '@/api';
import type { FlashSale } from '@/domain/catalogue';
import { readServerTime } from '@/domain/serverTime';
import { useSettings } from '@/core/settings';
import { saleChanged } from '@/features/catalogue';
import { clock, serverNow } from '@/shared/adapters';

/** Longest delay of a timer of the browser, in milliseconds. */
const MAX_DELAY = 2 ** 31 - 1;

/**
 * The running flash sale, from a call of its own; null once it has ended by the server's clock. All prices
 * are refetched at its end (R36).
 */
export function useRunningSale(): FlashSale | null {
  const dispatch = useDispatch();
  const { timezone } = useSettings();
  const { data: sale } = useGetFlashSalesQuery();
  const end = sale ? readServerTime(sale.endDate, timezone) : null;
  useEffect(() => {
    const left = end === null ? 0 : end - serverNow();
    if (left <= 0 || left > MAX_DELAY) return undefined;
    return clock.after(left, () => dispatch(saleChanged()));
  }, [dispatch, end]);
  if (!sale) return null;
  return end !== null && end <= serverNow() ? null : sale;
}
