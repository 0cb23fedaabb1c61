import type { RefObject } from 'react';
import { useEffect, useRef, useState } from 'react';

/**
 * Distance from the viewport at which an element counts as near. Less than the height of the bars: below a
 * loading page, which is as high as the screen, the footer is not near yet.
 */
const REACH = '80px 0px';

/** Whether an element has ever been near the viewport; never turns false again. */
export function useNear<E extends Element>(): { ref: RefObject<E | null>; isNear: boolean } {
  const ref = useRef<E>(null);
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element || isNear) return undefined;
    const observer = new IntersectionObserver(
      (entries) => setIsNear(entries.some(({ isIntersecting }) => isIntersecting)),
      { rootMargin: REACH },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [isNear]);
  return { ref, isNear };
}
