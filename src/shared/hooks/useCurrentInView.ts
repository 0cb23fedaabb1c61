import { useEffect, useRef } from 'react';

/** Scrolls a horizontal row of links until the current page's link is centered. */
export function useCurrentInView(current: string | undefined) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const row = list.current;
    const link = row?.querySelector('[aria-current]');
    if (!row || !link || row.scrollWidth <= row.clientWidth) return;
    const [outer, inner] = [row.getBoundingClientRect(), link.getBoundingClientRect()];
    row.scrollLeft += inner.left + inner.width / 2 - (outer.left + outer.width / 2);
  }, [current]);
  return list;
}
