import { useEffect, useState } from 'react';
import { clock } from '@/shared/adapters';
import type { QaPanelControl } from '../createQaPanel';

/** Interval in milliseconds; measuring serializes the whole state. */
const INTERVAL = 1000;

const measure = ({ rows, state }: QaPanelControl) => ({
  rowsPerMinute: rows.perMinute(),
  bytes: new TextEncoder().encode(JSON.stringify(state()) ?? '').length,
});

/** Rows in the last minute and size of the state as JSON in bytes; updated once per second. */
export function useFigures(panel: QaPanelControl): { rowsPerMinute: number; bytes: number } {
  const [figures, setFigures] = useState(() => measure(panel));
  useEffect(() => {
    let cancel = () => undefined as void;
    const update = () => {
      setFigures(measure(panel));
      cancel = clock.after(INTERVAL, update);
    };
    cancel = clock.after(INTERVAL, update);
    return () => cancel();
  }, [panel]);
  return figures;
}
