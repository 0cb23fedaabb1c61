import { useCallback } from 'react';

/** How far each list was scrolled, for as long as the page lives. */
const places = new Map<string, number>();

/** A scrolling list that comes back, after a rotation or another page, stands where it was. */
export function useKeptScroll(name: string) {
  // A ref that changed with each render would scroll with each render.
  const ref = useCallback(
    (list: HTMLElement | null) => {
      if (list) list.scrollTop = places.get(name) ?? 0;
    },
    [name],
  );
  const onScroll = (event: { currentTarget: HTMLElement }) => {
    places.set(name, event.currentTarget.scrollTop);
  };
  return { ref, onScroll };
}
