import { useEffect, useState } from 'react';
import { clock } from '@/shared/adapters';
import type { QaPanelControl } from '../createQaPanel';
import { useEachSecond } from './useEachSecond';

const readTime = (panel: QaPanelControl) => ({ now: clock.now(), ahead: panel.ahead() });

/**
 * The shop's Unix time in milliseconds, and its offset from the device's; updated once per second and on
 * changes of the panel's state.
 */
export function useNow(panel: QaPanelControl): { now: number; ahead: number } {
  const [time, setTime] = useState(() => readTime(panel));
  useEachSecond(panel, () => setTime(readTime(panel)));
  useEffect(() => panel.subscribe(() => setTime(readTime(panel))), [panel]);
  return time;
}
