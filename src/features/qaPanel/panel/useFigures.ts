import { useState } from 'react';
import type { QaPanelControl } from '../createQaPanel';
import { useEachSecond } from './useEachSecond';

const measure = ({ rows, state }: QaPanelControl) => ({
  rowsPerMinute: rows.perMinute(),
  bytes: new TextEncoder().encode(JSON.stringify(state()) ?? '').length,
});

/**
 * Rows in the last minute and size of the state as JSON in bytes; updated once per second, because measuring
 * serializes the whole state.
 */
export function useFigures(panel: QaPanelControl): { rowsPerMinute: number; bytes: number } {
  const [figures, setFigures] = useState(() => measure(panel));
  useEachSecond(panel, () => setFigures(measure(panel)));
  return figures;
}
