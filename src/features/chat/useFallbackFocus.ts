import { useLayoutEffect, useRef } from 'react';

/**
 * For an element that unmounts when pressed: moves the focus to the nearest focusable ancestor, so that
 * keyboard users do not start again at the top of the page.
 */
export function useFallbackFocus<E extends HTMLElement>() {
  const leaving = useRef<E>(null);
  useLayoutEffect(() => {
    const element = leaving.current;
    return () => {
      if (!element?.contains(document.activeElement)) return;
      element.parentElement?.closest<HTMLElement>('[tabindex]')?.focus({ preventScroll: true });
    };
  }, []);
  return leaving;
}
