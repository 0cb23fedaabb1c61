import type { RefObject } from 'react';
import { useEffect, useEffectEvent, useRef } from 'react';

/** Specification §4, "Chat panel": within this many pixels of the top older messages are loaded. */
const NEAR_TOP = 50;

interface NearTop {
  log: RefObject<HTMLElement | null>;
  /** Key of the oldest line. */
  first: string | null;
  /** A page is loading; no other one is requested. */
  isLoading: boolean;
  onNear: () => void;
}

/**
 * Returns a scroll handler that requests older messages near the top. Reaching the top while a page loads
 * counts once that page is there, because at the very top no scroll event follows. A failed page is not
 * retried automatically.
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
