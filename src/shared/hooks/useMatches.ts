import { useSyncExternalStore } from 'react';

/** Whether a media query fits now; right from the first paint on, for there is no server that would have to guess. */
export function useMatches(query: string): boolean {
  return useSyncExternalStore(
    (changed) => {
      const media = window.matchMedia(query);
      media.addEventListener('change', changed);
      return () => media.removeEventListener('change', changed);
    },
    () => window.matchMedia(query).matches,
  );
}
