import { useEffect, useState } from 'react';
import { clock } from '../adapters';

const SECOND = 1000;

/** Whole seconds until a moment of this device's clock, counted down to 0. Ticks do not reach the store. */
export function useSecondsLeft(moment: number | null): number {
  const [{ until, now }, setTick] = useState(() => ({ until: moment, now: clock.now() }));
  // A new moment counts from the current time, not from the last tick of the previous one.
  if (until !== moment) setTick({ until: moment, now: clock.now() });
  useEffect(() => {
    if (moment === null) return undefined;
    let cancel = (): void => undefined;
    const tick = () => {
      setTick({ until: moment, now: clock.now() });
      const left = moment - clock.now();
      if (left > 0) cancel = clock.after(left % SECOND || SECOND, tick);
    };
    cancel = clock.after(0, tick);
    return () => cancel();
  }, [moment]);
  return moment === null ? 0 : Math.max(0, Math.ceil((moment - now) / SECOND));
}
