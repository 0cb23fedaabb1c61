import { useEffect, useEffectEvent, useState } from 'react';
import { serverNow } from '../adapters';
import { watchMoment } from './watchMoment';

const SECOND = 1000;

/**
 * Milliseconds until a moment of the server's clock, updated each second; 0 when it has passed. `onOver` is
 * called once, when the moment has passed on the server too. Ticks do not reach the store.
 */
export function useTimeLeft(moment: number | null, onOver?: () => void): number {
  const [now, setNow] = useState(serverNow);
  const notifyOver = useEffectEvent(() => onOver?.());
  useEffect(() => {
    if (moment === null) return undefined;
    return watchMoment(moment, {
      delayOf: (left) => left % SECOND || SECOND,
      onLook: () => setNow(serverNow()),
      onOver: () => notifyOver(),
    });
  }, [moment]);
  return moment === null ? 0 : Math.max(0, moment - now);
}
