import { useState } from 'react';
import type { FlashSale } from '@/domain/catalogue';
import { useSaleClock } from './useSaleClock';

interface SaleState {
  state: 'coming' | 'running' | 'over';
  /** Milliseconds until it starts or ends; null where the server gave no readable time, or it is over. */
  remaining: number | null;
}

/** Where a sale stands by the server's clock; `onTurn` is told when it starts or ends while it is looked at. */
export function useSaleState(sale: Pick<FlashSale, 'startDate' | 'endDate'>, onTurn: () => void): SaleState {
  // A start or an end that was long ago is no news.
  const untilStart = useSaleClock(sale, { isRunning: false, onOver: () => was.coming && onTurn() });
  const untilEnd = useSaleClock(sale, { isRunning: true, onOver: () => was.notOver && onTurn() });
  const [was] = useState({ coming: isAhead(untilStart), notOver: isAhead(untilEnd) });
  if (isAhead(untilStart)) return { state: 'coming', remaining: untilStart };
  if (untilEnd === 0) return { state: 'over', remaining: null };
  return { state: 'running', remaining: untilEnd };
}

const isAhead = (left: number | null) => left !== null && left > 0;
