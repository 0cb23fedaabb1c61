import type { RefCallback } from 'react';
import { useCallback } from 'react';

/**
 * CSS variable with the height of the open cart's foot; toasts are placed above it (src/app/NoticeStack.tsx).
 */
const FOOT_HEIGHT = '--cart-foot';

/** Callback ref that publishes the height of its element while mounted. */
export function useFootHeight(): RefCallback<HTMLElement> {
  return useCallback((element: HTMLElement | null) => {
    if (!element) return undefined;
    const { style } = document.documentElement;
    const resizeObserver = new ResizeObserver(() =>
      style.setProperty(FOOT_HEIGHT, `${element.offsetHeight}px`),
    );
    resizeObserver.observe(element);
    return () => {
      resizeObserver.disconnect();
      style.removeProperty(FOOT_HEIGHT);
    };
  }, []);
}
