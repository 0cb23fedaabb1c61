import { useEffect, useEffectEvent, useState } from 'react';
import { clock, serverNow } from '../adapters';

const SECOND = 1000;
/** Delay in milliseconds: the server's clock is known to half a second only. */
const GRACE = 1000;

/**
 * Milliseconds until a moment of the server's clock, updated each second; 0 when it has passed. `onOver` is
 * called once, when the moment has passed on the server too. Ticks do not reach the store.
 */
export function useTimeLeft(moment: number | null, onOver?: () => void): number {
  const [now, setNow] = useState(serverNow);
  const notifyOver = useEffectEvent(() => onOver?.());
  useEffect(() => {
    if (moment === null) return undefined;
    let cancel = (): void => undefined;
    const wait = () => {
      const left = moment - serverNow();
      cancel = left > 0 ? clock.after(left % SECOND || SECOND, tick) : clock.after(GRACE, notifyOver);
    };
    const tick = () => {
      setNow(serverNow());
      wait();
    };
    wait();
    return () => cancel();
  }, [moment]);
  return moment === null ? 0 : Math.max(0, moment - now);
}
