import { useState, useEffect } from 'react';

/** Whether the page has been scrolled past so many pixels; changes at that line alone, not with every step. */
export function useHasScrolled(pixels: number): boolean {
  const [hasScrolled, setHasScrolled] = useState(false);
  useEffect(() => {
    const look = () => setHasScrolled(window.scrollY > pixels);
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, [pixels]);
  return hasScrolled;
}
