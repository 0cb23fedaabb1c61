import { useEffect, useEffectEvent, useState } from 'react';
import { clock } from '@/shared/adapters';

/** How long a banner stands, in milliseconds. */
const STAND = 6000;

const prefersStillness = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Turns the banners while nobody points at them or has the focus in them. Any turn by hand ends it, and so does the
 * pause button; under reduced motion it never starts by itself (WCAG 2.2.2).
 */
export function useAutoplay(count: number, onTurn: () => void) {
  const [isPlaying, setPlaying] = useState(() => count > 1 && !prefersStillness());
  const [isWatched, setWatched] = useState(false);
  const turn = useEffectEvent(onTurn);
  const isRunning = isPlaying && !isWatched;
  useEffect(() => {
    if (!isRunning) return undefined;
    let cancel = (): void => undefined;
    const wait = () => {
      cancel = clock.after(STAND, () => {
        if (!document.hidden) turn();
        wait();
      });
    };
    wait();
    return () => cancel();
  }, [isRunning]);
  return {
    isPlaying,
    start: () => setPlaying(true),
    stop: () => setPlaying(false),
    /** For the element whose attention pauses it. */
    pausing: {
      onPointerEnter: () => setWatched(true),
      onPointerLeave: () => setWatched(false),
      onFocus: () => setWatched(true),
      onBlur: () => setWatched(false),
    },
  };
}
