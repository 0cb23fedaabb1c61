import { useState } from 'react';
import type { FlashSale } from '@/domain/catalogue';
import { useSaleClock } from './useSaleClock';

interface SaleState {
  state: 'coming' | 'running' | 'over';
  /** Milliseconds until the start or end; null if the server sent no readable time, or the sale is over. */
  remaining: number | null;
}

/** State of a sale by the server's clock; `onChange` is called when it starts or ends while mounted. */
export function useSaleState(
  sale: Pick<FlashSale, 'startDate' | 'endDate'>,
  onChange: () => void,
): SaleState {
  // Starts and ends that passed before mounting are not reported.
  const untilStart = useSaleClock(sale, { isRunning: false, onOver: () => initial.coming && onChange() });
  const untilEnd = useSaleClock(sale, { isRunning: true, onOver: () => initial.notOver && onChange() });
  const [initial] = useState({ coming: isAhead(untilStart), notOver: isAhead(untilEnd) });
  if (isAhead(untilStart)) return { state: 'coming', remaining: untilStart };
  if (untilEnd === 0) return { state: 'over', remaining: null };
  return { state: 'running', remaining: untilEnd };
}

const isAhead = (left: number | null) => left !== null && left > 0;
