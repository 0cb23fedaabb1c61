import type { RefCallback, RefObject } from 'react';
import { useCallback, useRef } from 'react';
import type { SwipeAwayOptions } from './swipeAway';
import { swipeAway } from './swipeAway';

interface SwipeAwayRefs {
  /** For the element that follows the finger; `touch-action` is set by its styles. */
  swipedRef: RefCallback<HTMLElement>;
  /** For the visible button that the swipe presses. */
  buttonRef: RefObject<HTMLButtonElement | null>;
}

/** Lets a finger close a drawer or sheet, or remove a line, as its button does (R105). */
export function useSwipeAway({ edge, grip, slidesOut }: Omit<SwipeAwayOptions, 'button'>): SwipeAwayRefs {
  const buttonRef = useRef<HTMLButtonElement>(null);
  const swipedRef = useCallback(
    (element: HTMLElement | null) =>
      element ? swipeAway(element, { edge, grip, slidesOut, button: () => buttonRef.current }) : undefined,
    [edge, grip, slidesOut],
  );
  return { swipedRef, buttonRef };
}
