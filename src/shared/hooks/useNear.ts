import type { RefObject } from 'react';
import { useEffect, useRef, useState } from 'react';

/**
 * So much before it is on the screen an element counts as near. Less than the bars are high: below a page that is still
 * to come, as high as the screen, the footer is not near yet.
 */
const REACH = '80px 0px';

/** Whether an element has come near the screen; from then on it stays so. */
export function useNear<E extends Element>(): { ref: RefObject<E | null>; isNear: boolean } {
  const ref = useRef<E>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element || isNear) return undefined;
    const observer = new IntersectionObserver(
      (entries) => setNear(entries.some(({ isIntersecting }) => isIntersecting)),
      { rootMargin: REACH },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [isNear]);
  return { ref, isNear };
}
