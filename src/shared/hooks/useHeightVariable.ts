import type { RefCallback } from 'react';
import { useCallback } from 'react';

/** Elements that toasts are placed above (src/app/NoticeStack.tsx). A checkout has a `--buy-bar`, too. */
type HeightVariable = '--buy-bar' | '--cart-foot' | '--composer' | '--reply' | '--status-bar';

/** Callback ref that publishes the height of its element as a CSS variable while mounted. */
export function useHeightVariable(name: HeightVariable): RefCallback<HTMLElement> {
  return useCallback(
    (element: HTMLElement | null) => {
      if (!element) return undefined;
      const { style } = document.documentElement;
      const resizeObserver = new ResizeObserver(() => {
        const height = `${element.offsetHeight}px`;
        // Each change makes the browser match the styles of all elements again.
        if (height !== (style.getPropertyValue(name) || '0px')) style.setProperty(name, height);
      });
      resizeObserver.observe(element);
      return () => {
        resizeObserver.disconnect();
        style.removeProperty(name);
      };
    },
    [name],
  );
}
