import type { FlashSale } from '@/domain/catalogue';
import { readServerTime } from '@/domain/serverTime';
import { useSettings } from '@/core/settings';
import { useTimeLeft } from '@/shared/hooks';

/**
 * Milliseconds until a running sale ends, or a future one starts, by the server's clock (R36);
 * null if the server sent no readable time.
 */
export function useSaleClock(
  sale: Pick<FlashSale, 'startDate' | 'endDate'>,
  { isRunning, onOver }: { isRunning: boolean; onOver: () => void },
): number | null {
  const { timezone } = useSettings();
  const moment = readServerTime(isRunning ? sale.endDate : sale.startDate, timezone);
  const left = useTimeLeft(moment, onOver);
  return moment === null ? null : left;
}
