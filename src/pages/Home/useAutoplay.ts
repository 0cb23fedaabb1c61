import { useEffect, useEffectEvent, useState } from 'react';
import { clock } from '@/shared/adapters';

/** Milliseconds per banner. */
const SLIDE_DURATION = 6000;

const prefersReducedMotion = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Advances the banners unless they are hovered or focused. Manual navigation and the pause button stop it;
 * with reduced motion it does not start by itself (WCAG 2.2.2).
 */
export function useAutoplay(count: number, onAdvance: () => void) {
  const [isPlaying, setIsPlaying] = useState(() => count > 1 && !prefersReducedMotion());
  const [isPaused, setIsPaused] = useState(false);
  const advance = useEffectEvent(onAdvance);
  const isRunning = isPlaying && !isPaused;
  useEffect(() => {
    if (!isRunning) return undefined;
    let cancel = (): void => undefined;
    const wait = () => {
      cancel = clock.after(SLIDE_DURATION, () => {
        if (!document.hidden) advance();
        wait();
      });
    };
    wait();
    return () => cancel();
  }, [isRunning]);
  return {
    isPlaying,
    start: () => setIsPlaying(true),
    stop: () => setIsPlaying(false),
    /** Props of the element that pauses the carousel while hovered or focused. */
    pauseProps: {
      onPointerEnter: () => setIsPaused(true),
      onPointerLeave: () => setIsPaused(false),
      onFocus: () => setIsPaused(true),
      onBlur: () => setIsPaused(false),
    },
  };
}
