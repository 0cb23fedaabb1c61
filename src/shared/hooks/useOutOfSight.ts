import type { RefObject } from 'react';
import { useEffect, useRef, useState } from 'react';

/** Height of the sticky bar in pixels; elements beneath it are not visible (R69). */
const STICKY_BAR = 56;

/** Whether the element is outside the viewport; false when no element is mounted. */
export function useOutOfSight<E extends Element>(): { ref: RefObject<E | null>; isOutOfSight: boolean } {
  const ref = useRef<E>(null);
  const [isOutOfSight, setIsOutOfSight] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const observer = new IntersectionObserver((entries) => setIsOutOfSight(!entries.at(-1)?.isIntersecting), {
      rootMargin: `-${STICKY_BAR}px 0px 0px`,
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { ref, isOutOfSight };
}
