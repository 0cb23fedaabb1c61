import type { RefObject } from 'react';
import { useEffect, useRef, useState } from 'react';

/** What hides under the sticky bar at the top is not seen either; its height in pixels (look.md, "The frame"). */
const STICKY_BAR = 56;

/** Whether an element is not on the screen now; an element that is not there is in nobody's way. */
export function useOutOfSight<E extends Element>(): { ref: RefObject<E | null>; isOutOfSight: boolean } {
  const ref = useRef<E>(null);
  const [isOutOfSight, setOutOfSight] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const observer = new IntersectionObserver((entries) => setOutOfSight(!entries.at(-1)?.isIntersecting), {
      rootMargin: `-${STICKY_BAR}px 0px 0px`,
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { ref, isOutOfSight };
}
