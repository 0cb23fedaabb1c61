import { useState, useEffect } from 'react';

/** Whether the page is scrolled past an offset in pixels; re-renders only when that changes. */
export function useHasScrolled(pixels: number): boolean {
  const [hasScrolled, setHasScrolled] = useState(false);
  useEffect(() => {
    const update = () => setHasScrolled(window.scrollY > pixels);
    // Reading the offset now would force the layout of the new page within the task that rendered it.
    const frame = requestAnimationFrame(update);
    window.addEventListener('scroll', update, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', update);
    };
  }, [pixels]);
  return hasScrolled;
}
