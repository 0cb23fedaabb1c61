import { useEffect, useState } from 'react';
import { clock } from '@/shared/adapters';
import type { Bench } from '../createBench';

const SECOND = 1000;

const look = (bench: Bench) => ({ now: clock.now(), ahead: bench.ahead() });

/**
 * The shop's time in milliseconds since 1970, and how far it is ahead of the device's; looked at once a second, and when
 * something was done at the bench.
 */
export function useNow(bench: Bench): { now: number; ahead: number } {
  const [time, setTime] = useState(() => look(bench));
  useEffect(() => {
    let cancel = () => undefined as void;
    const goOn = () => {
      setTime(look(bench));
      cancel = clock.after(SECOND, goOn);
    };
    cancel = clock.after(SECOND, goOn);
    const stop = bench.subscribe(() => setTime(look(bench)));
    return () => {
      cancel();
      stop();
    };
  }, [bench]);
  return time;
}
