import { useCallback } from 'react';

/** Scroll offset of each list by name, in pixels; lives as long as the page. */
const offsets = new Map<string, number>();

/** Restores a list's scroll offset when it is mounted again, after a rotation or on return to the page. */
export function useScrollRestoration(name: string) {
  // A callback ref that changed on each render would reset the scroll offset on each render.
  const ref = useCallback(
    (list: HTMLElement | null) => {
      const offset = offsets.get(name);
      if (list && offset !== undefined) list.scrollTop = offset;
    },
    [name],
  );
  const onScroll = (event: { currentTarget: HTMLElement }) => {
    offsets.set(name, event.currentTarget.scrollTop);
  };
  return { ref, onScroll };
}
