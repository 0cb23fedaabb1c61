import { useEffect, useEffectEvent } from 'react';
import type { QaPanelControl } from '../createQaPanel';

const SECOND = 1000;

/** Calls back once per second of the device's clock, also while the shop's clock is frozen. */
export function useEachSecond({ deviceClock }: QaPanelControl, callback: () => void): void {
  const tick = useEffectEvent(callback);
  useEffect(() => {
    let cancel = () => undefined as void;
    const arm = () => {
      cancel = deviceClock.after(SECOND, () => {
        tick();
        arm();
      });
    };
    arm();
    return () => cancel();
  }, [deviceClock]);
}
