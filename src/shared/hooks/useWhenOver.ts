import { useEffect, useEffectEvent } from 'react';
import { serverNow } from '../adapters';
import { watchMoment } from './watchMoment';

const MINUTE = 60_000;

/** Calls `onOver` once a future moment of the server's clock has passed, without a render each second. */
export function useWhenOver(moment: number | null, onOver: () => void): void {
  const notifyOver = useEffectEvent(onOver);
  useEffect(() => {
    if (moment === null || moment <= serverNow()) return undefined;
    // Each minute, as the device may have slept.
    return watchMoment(moment, {
      delayOf: (left) => Math.min(left, MINUTE),
      onOver: () => notifyOver(),
    });
  }, [moment]);
}
