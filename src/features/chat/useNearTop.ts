import type { RefObject } from 'react';
import { useEffect, useEffectEvent, useRef } from 'react';

/** Specification §4, "Chat panel": within so many pixels of the top older messages are loaded. */
const NEAR_TOP = 50;

interface NearTop {
  log: RefObject<HTMLElement | null>;
  /** The oldest line that is shown. */
  first: string | null;
  /** A page is on its way: no other one is asked for. */
  isLoading: boolean;
  onNear: () => void;
}

/**
 * For each time the log was scrolled: asks for what is older near its top. Whoever gets there while a page is on its way is
 * heard once it is here, for at the very top no scrolling follows. A page that did not come is not asked again by itself.
 */
export function useNearTop({ log, first, isLoading, onNear }: NearTop): () => void {
  const loading = useRef({ from: first, isMissed: false });
  const handleScrollTop = () => {
    if (!log.current || log.current.scrollTop > NEAR_TOP) loading.current.isMissed = false;
    else if (isLoading) loading.current.isMissed = true;
    else onNear();
  };
  const loadingChanged = useEffectEvent(() => {
    const { from, isMissed } = loading.current;
    loading.current = { from: first, isMissed: false };
    if (!isLoading && isMissed && first !== from) handleScrollTop();
  });
  useEffect(() => loadingChanged(), [isLoading]);
  return handleScrollTop;
}
