import { useState, useEffect } from 'react';

/** Whether the page is scrolled past an offset in pixels; re-renders only when that changes. */
export function useHasScrolled(pixels: number): boolean {
  const [hasScrolled, setHasScrolled] = useState(false);
  useEffect(() => {
    const update = () => setHasScrolled(window.scrollY > pixels);
    update();
    window.addEventListener('scroll', update, { passive: true });
    return () => window.removeEventListener('scroll', update);
  }, [pixels]);
  return hasScrolled;
}
