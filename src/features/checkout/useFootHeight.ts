import type { RefCallback } from 'react';
import { useCallback } from 'react';

/** The height of the open cart's foot, for toasts that stand above it (src/app/NoticeStack.tsx). */
const FOOT_HEIGHT = '--cart-foot';

/** A ref that publishes the height of its element while that is mounted. */
export function useFootHeight(): RefCallback<HTMLElement> {
  return useCallback((element: HTMLElement | null) => {
    if (!element) return undefined;
    const { style } = document.documentElement;
    const resized = new ResizeObserver(() => style.setProperty(FOOT_HEIGHT, `${element.offsetHeight}px`));
    resized.observe(element);
    return () => {
      resized.disconnect();
      style.removeProperty(FOOT_HEIGHT);
    };
  }, []);
}
