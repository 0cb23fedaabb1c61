import { useLayoutEffect, useRef } from 'react';

/**
 * For what goes away once it was pressed: the focus goes on to the part that it stood in, so that the keyboard does not
 * begin anew at the top of the page.
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
