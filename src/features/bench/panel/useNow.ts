import { useEffect, useState } from 'react';
import { clock } from '@/shared/adapters';
import type { Bench } from '../createBench';

const SECOND = 1000;

const readTime = (bench: Bench) => ({ now: clock.now(), ahead: bench.ahead() });

/**
 * The shop's Unix time in milliseconds, and its offset from the device's; updated once per second and on
 * changes of the panel's state.
 */
export function useNow(bench: Bench): { now: number; ahead: number } {
  const [time, setTime] = useState(() => readTime(bench));
  useEffect(() => {
    let cancel = () => undefined as void;
    const tick = () => {
      setTime(readTime(bench));
      cancel = clock.after(SECOND, tick);
    };
    cancel = clock.after(SECOND, tick);
    const stop = bench.subscribe(() => setTime(readTime(bench)));
    return () => {
      cancel();
      stop();
    };
  }, [bench]);
  return time;
}
