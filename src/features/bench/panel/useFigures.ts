import { useEffect, useState } from 'react';
import { clock } from '@/shared/adapters';
import type { Bench } from '../createBench';

/** Reading the whole state takes milliseconds: once a second is enough, in milliseconds. */
const PAUSE = 1000;

const measure = ({ rows, state }: Bench) => ({
  rowsPerMinute: rows.perMinute(),
  bytes: new TextEncoder().encode(JSON.stringify(state()) ?? '').length,
});

/** How many rows the last minute had, and how many bytes the state takes as JSON; looked at once a second. */
export function useFigures(bench: Bench): { rowsPerMinute: number; bytes: number } {
  const [figures, setFigures] = useState(() => measure(bench));
  useEffect(() => {
    let cancel = () => undefined as void;
    const look = () => {
      setFigures(measure(bench));
      cancel = clock.after(PAUSE, look);
    };
    cancel = clock.after(PAUSE, look);
    return () => cancel();
  }, [bench]);
  return figures;
}
