import { useEffect, useEffectEvent, useState } from 'react';
import { clock, serverNow } from '../adapters';

const SECOND = 1000;
/** The server's clock is known to half a second: a little later it is surely past the moment too. */
const GRACE = 1000;

/**
 * Milliseconds until a moment of the server's clock, counted down each second; 0 when it is over.
 * `onOver` is told once, when the server surely sees it the same way. No tick reaches the store.
 */
export function useTimeLeft(moment: number | null, onOver?: () => void): number {
  const [now, setNow] = useState(serverNow);
  const tellOver = useEffectEvent(() => onOver?.());
  useEffect(() => {
    if (moment === null) return undefined;
    let cancel = (): void => undefined;
    const wait = () => {
      const left = moment - serverNow();
      cancel = left > 0 ? clock.after(left % SECOND || SECOND, tick) : clock.after(GRACE, tellOver);
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
