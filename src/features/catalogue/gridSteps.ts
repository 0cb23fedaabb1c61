import type { Direction } from '@/domain/settings';

interface GridStep {
  key: string;
  current: number;
  count: number;
  columns: number;
  direction: Direction;
}

/** Index of the grid item that a key moves the focus to; null when the key does not move it. */
export function stepInGrid({ key, current, count, columns, direction }: GridStep): number | null {
  const onward = direction === 'rtl' ? -1 : 1;
  const steps: Readonly<Record<string, number>> = {
    ArrowRight: onward,
    ArrowLeft: -onward,
    ArrowDown: columns,
    ArrowUp: -columns,
    Home: -current,
    End: count - 1 - current,
  };
  const step = steps[key];
  if (step === undefined || step === 0) return null;
  const next = current + step;
  return next >= 0 && next < count ? next : null;
}
