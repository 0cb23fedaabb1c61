import { useEffect, useState } from 'react';
import { clock } from '@/shared/adapters';
import type { QaPanelControl } from '../createQaPanel';

const SECOND = 1000;

const readTime = (panel: QaPanelControl) => ({ now: clock.now(), ahead: panel.ahead() });

/**
 * The shop's Unix time in milliseconds, and its offset from the device's; updated once per second and on
 * changes of the panel's state.
 */
export function useNow(panel: QaPanelControl): { now: number; ahead: number } {
  const [time, setTime] = useState(() => readTime(panel));
  useEffect(() => {
    let cancel = () => undefined as void;
    const tick = () => {
      setTime(readTime(panel));
      cancel = clock.after(SECOND, tick);
    };
    cancel = clock.after(SECOND, tick);
    const stop = panel.subscribe(() => setTime(readTime(panel)));
    return () => {
      cancel();
      stop();
    };
  }, [panel]);
  return time;
}
