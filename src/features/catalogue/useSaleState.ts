import { useState } from 'react';
import { useDispatch } from 'react-redux';
import type { FlashSale } from '@/domain/catalogue';
import { saleChanged } from './catalogue.events';
import { useSaleClock } from './useSaleClock';

interface SaleState {
  state: 'coming' | 'running' | 'over';
  /** Milliseconds until the start or end; null if the server sent no readable time, or the sale is over. */
  remaining: number | null;
}

/** State of a sale by the server's clock; prices are refetched when it starts or ends while mounted (R36). */
export function useSaleState(sale: Pick<FlashSale, 'startDate' | 'endDate'>): SaleState {
  const dispatch = useDispatch();
  const onChange = () => dispatch(saleChanged());
  // Starts and ends that passed before mounting are not reported.
  const untilStart = useSaleClock(sale, { isRunning: false, onOver: () => initial.coming && onChange() });
  const untilEnd = useSaleClock(sale, { isRunning: true, onOver: () => initial.notOver && onChange() });
  const [initial] = useState({ coming: isAhead(untilStart), notOver: isAhead(untilEnd) });
  if (isAhead(untilStart)) return { state: 'coming', remaining: untilStart };
  if (untilEnd === 0) return { state: 'over', remaining: null };
  return { state: 'running', remaining: untilEnd };
}

const isAhead = (left: number | null) => left !== null && left > 0;
